import { atom } from 'jotai';
import { copyText } from '../../platform/race/clipboard';

/** Copies a line about a round. Resolves to false where the browser denies it. */
export const copyLineAtom = atom(null, (_get, _set, line: string): Promise<boolean> => copyText(line));
