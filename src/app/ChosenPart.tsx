import { useAtomValue } from 'jotai';
import { isStandardValue, type OptionName } from '../core/options/options';
import { optionsAtom } from '../state/options/optionsAtoms';
import type { LazyPart } from '../ui/page/LazyPart';
import { PartWhile } from './PartWhile';

interface ChosenPartProps {
  readonly option: OptionName;
  readonly part: LazyPart<object>;
}

/** A part that is there while an option is not at its standard. */
export function ChosenPart({ option, part }: ChosenPartProps) {
  const isChosen = !isStandardValue(useAtomValue(optionsAtom), option);
  return <PartWhile isShown={isChosen} option={option} part={part} />;
}
