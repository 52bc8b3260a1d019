import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isStandardValue, type OptionName } from '../core/options/options';
import { optionsAtom } from '../state/options/optionsAtoms';
import { withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { type LazyPart, Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';

interface ChosenPartProps {
  readonly option: OptionName;
  readonly part: LazyPart<object>;
}

/** A part that is there while an option is not at its standard. */
export function ChosenPart({ option, part }: ChosenPartProps) {
  const isChosen = !isStandardValue(useAtomValue(optionsAtom), option);
  const withdraw = useSetAtom(withdrawNoticeAtom);
  useEffect(() => {
    if (!isChosen) withdraw('partMissing', option);
  }, [withdraw, option, isChosen]);
  if (!isChosen) return null;
  return (
    <OptionalPart>
      <Part part={part} props={{}} about={option} />
    </OptionalPart>
  );
}
