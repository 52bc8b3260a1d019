import { useAtomValue } from 'jotai';
import { requestLearnAtom } from '../state/learn/requestLearnAtom';
import { isLessonSetup, learningAtom } from '../state/round/learningAtom';
import { setupAtom } from '../state/round/roundAtoms';
import { type LazyPart, Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';

/** A part of the course, from the first press that asks for it on, while there are lessons. */
export function LearnPart({ part }: { readonly part: LazyPart<object> }) {
  const isRequested = useAtomValue(requestLearnAtom) !== null;
  const isLearning = useAtomValue(learningAtom) !== null;
  const isLesson = isLessonSetup(useAtomValue(setupAtom));
  if (!isRequested && !isLearning && !isLesson) return null;
  return (
    <OptionalPart>
      <Part part={part} props={{}} about="learn" />
    </OptionalPart>
  );
}
