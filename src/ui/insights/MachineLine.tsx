import { useAtomValue } from 'jotai';
import { keyTimesAtom } from '../../state/round/keyTimeAtoms';
import { keyTimesSentence } from './sentences';

/** How soon the machine had the keys on screen, where the browser can tell. */
export function MachineLine() {
  const keyTimes = useAtomValue(keyTimesAtom);
  return keyTimes && <p>{keyTimesSentence(keyTimes)}</p>;
}
