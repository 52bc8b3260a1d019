import { atom } from 'jotai';
import {
  MAX_COMMANDS,
  parseRecentCommands,
  RECENT_KEY,
  saveRecentCommands,
} from '../../platform/page/savedCommands';
import { readStored } from '../../platform/page/storage';
import { quarantineAtom, withdrawNoticeAtom } from './noticeAtoms';

/** The ids of the recently used commands, latest first; none until they have been read. */
export const recentCommandsAtom = atom<readonly string[]>([]);

/** Reads the recently used commands; an invalid value is quarantined. */
export const loadRecentCommandsAtom = atom(null, (get, set) => {
  const stored = readStored(RECENT_KEY);
  // Where storage is denied, they live in memory.
  const text = stored === 'denied' ? null : stored.text;
  const saved = text === null ? get(recentCommandsAtom) : parseRecentCommands(text);
  if (text !== null && !saved) set(quarantineAtom, RECENT_KEY, text);
  set(recentCommandsAtom, saved ?? []);
});

/** Notes that a command was used, and saves the list if storage allows. */
export const addRecentCommandAtom = atom(null, (get, set, id: string) => {
  const ids = [id, ...get(recentCommandsAtom).filter((one) => one !== id)].slice(0, MAX_COMMANDS);
  set(recentCommandsAtom, ids);
  if (saveRecentCommands(ids)) set(withdrawNoticeAtom, 'notSaved', RECENT_KEY);
});
