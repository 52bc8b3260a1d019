import { useAtomValue } from 'jotai';
import { isStandardValue, type OptionName } from '../core/options/options';
import { optionsAtom } from '../state/options/optionsAtoms';
import { type LazyPart, Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';

interface ChosenPartProps {
  readonly option: OptionName;
  readonly part: LazyPart<object>;
}

/** A part that is there while an option is not at its standard. */
export function ChosenPart({ option, part }: ChosenPartProps) {
  const options = useAtomValue(optionsAtom);
  if (isStandardValue(options, option)) return null;
  return (
    <OptionalPart>
      <Part part={part} props={{}} />
    </OptionalPart>
  );
}
