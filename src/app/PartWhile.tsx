import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { OptionName } from '../core/options/options';
import { withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { type LazyPart, Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';

interface PartWhileProps {
  readonly isShown: boolean;
  /** The option that it belongs to. */
  readonly option: OptionName;
  readonly part: LazyPart<object>;
}

/** A part of an option that is there only while it is shown. When it goes, so does the notice that it could not be loaded. */
export function PartWhile({ isShown, option, part }: PartWhileProps) {
  const withdraw = useSetAtom(withdrawNoticeAtom);
  useEffect(() => {
    if (!isShown) withdraw('partMissing', option);
  }, [withdraw, option, isShown]);
  if (!isShown) return null;
  return (
    <OptionalPart>
      <Part part={part} props={{}} about={option} />
    </OptionalPart>
  );
}
