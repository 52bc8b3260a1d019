import { atom } from 'jotai';
import { quarantine } from '../../platform/page/storage';
import { notifyAtom } from './noticeAtoms';

/** Quarantines a saved value that cannot be read, and says so. */
export const quarantineAtom = atom(null, (_get, set, key: string, text: string) =>
  set(notifyAtom, quarantine(key, text) ? 'damaged' : 'notSaved'),
);
