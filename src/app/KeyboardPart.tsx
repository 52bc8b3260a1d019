import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keyboardViewAtom } from '../state/learn/keyboardViewAtom';
import { withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { Part } from '../ui/page/LazyPart';
import { OptionalPart } from './OptionalPart';
import { keyboard } from './parts';

const OPTION = 'keyboardView';

/** The keyboard below the words, where it is chosen, and in lessons. */
export function KeyboardPart() {
  const isShown = useAtomValue(keyboardViewAtom) !== 'off';
  const withdraw = useSetAtom(withdrawNoticeAtom);
  useEffect(() => {
    if (!isShown) withdraw('partMissing', OPTION);
  }, [withdraw, isShown]);
  if (!isShown) return null;
  return (
    <OptionalPart>
      <Part part={keyboard} props={{}} about={OPTION} />
    </OptionalPart>
  );
}
