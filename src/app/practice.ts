/*
 * Practice of pairs: one part of the page, loaded on demand.
 */

export { PracticeLine } from '../ui/practice/PracticeLine';
export { PracticeOutcome } from '../ui/practice/PracticeOutcome';
export { PractiseRound } from '../ui/practice/PractiseRound';
export { followPractice } from './followPractice';
