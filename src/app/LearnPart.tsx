import { useAtomValue } from 'jotai';
import { requestLearnAtom } from '../state/learn/learnRequestAtoms';
import { learningAtom } from '../state/round/learningAtom';
import { type LazyPart, Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';

/** A part of the course, from the first press that asks for it on, while there are lessons. */
export function LearnPart({ part }: { readonly part: LazyPart<object> }) {
  const isRequested = useAtomValue(requestLearnAtom) !== null;
  const isLearning = useAtomValue(learningAtom) !== null;
  if (!isRequested && !isLearning) return null;
  return (
    <OptionalPart>
      <Part part={part} props={{}} about="learn" />
    </OptionalPart>
  );
}
