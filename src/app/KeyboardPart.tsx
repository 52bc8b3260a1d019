import { useAtomValue } from 'jotai';
import { keyboardViewAtom } from '../state/learn/keyboardViewAtom';
import { PartWhile } from './PartWhile';
import { keyboard } from './parts';

/** The keyboard below the words, where it is chosen, and in lessons. */
export function KeyboardPart() {
  return (
    <PartWhile isShown={useAtomValue(keyboardViewAtom) !== 'off'} option="keyboardView" part={keyboard} />
  );
}
