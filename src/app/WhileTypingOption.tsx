import { useAtomValue } from 'jotai';
import { isStandardValue } from '../core/options/options';
import { optionsAtom } from '../state/options/optionsAtoms';
import { Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';
import { whileTyping } from './parts';

/** What is seen while a round runs, where something else than the time is chosen. */
export function WhileTypingOption() {
  const options = useAtomValue(optionsAtom);
  if (isStandardValue(options, 'whileTyping')) return null;
  return (
    <OptionalPart>
      <Part part={whileTyping} props={{}} />
    </OptionalPart>
  );
}
