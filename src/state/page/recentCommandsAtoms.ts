import { atom } from 'jotai';
import { keepOver, putAside, readStored } from '../../platform/page/storage';
import { tellAtom } from './noticeAtoms';

/** Where the commands that were used last are kept, as JSON with a version. */
export const RECENT_KEY = 'commands.recent';

const VERSION = 1;
/** How many are kept. */
const MOST = 5;
/** An id has fewer characters than this. */
const LONGEST_ID = 100;

/** The ids of kept commands, the last one first; null if they are not of this version, or none. */
export function parseRecent(text: string): readonly string[] | null {
  try {
    const { version, ids } = JSON.parse(text);
    const isRight =
      version === VERSION && Array.isArray(ids) && ids.length <= MOST && new Set(ids).size === ids.length;
    return isRight && ids.every((id) => typeof id === 'string' && id.length < LONGEST_ID) ? ids : null;
  } catch {
    return null;
  }
}

const idsAtom = atom<readonly string[] | null>(null);

/** The ids of the commands that were used last, the last one first; null until they have been read. */
export const recentCommandsAtom = atom((get) => get(idsAtom));

/** Reads which commands were used last; what stands in their place and is none is put aside. */
export const openRecentCommandsAtom = atom(null, (get, set) => {
  const stored = readStored(RECENT_KEY);
  // Where storage is denied they live in memory.
  const text = stored === 'denied' ? null : stored.text;
  const kept = text === null ? (get(idsAtom) ?? []) : parseRecent(text);
  if (text !== null && !kept) set(tellAtom, putAside(RECENT_KEY, text) ? 'damaged' : 'notKept');
  set(idsAtom, kept ?? []);
});

/** Notes that a command was used, and keeps it where that can be done. */
export const noteCommandAtom = atom(null, (get, set, id: string) => {
  const ids = [id, ...(get(idsAtom) ?? []).filter((one) => one !== id)].slice(0, MOST);
  set(idsAtom, ids);
  keepOver(RECENT_KEY, JSON.stringify({ version: VERSION, ids }), (text) => parseRecent(text) !== null);
});
