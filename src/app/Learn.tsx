/* The parts of the course that are on the page itself, in one chunk. */
export { LearnFollower } from '../ui/learn/LearnFollower';
export { LearningLine } from '../ui/learn/LearningLine';
export { LessonOutcome } from '../ui/learn/LessonOutcome';
