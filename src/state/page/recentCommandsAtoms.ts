import { atom } from 'jotai';
import { readStored, saveStored } from '../../platform/page/storage';
import { quarantineAtom } from './quarantineAtom';

/** Storage key of the recently used commands: JSON with a version. */
export const RECENT_KEY = 'commands.recent';

const VERSION = 1;
/** At most this many are saved. */
const MAX_COMMANDS = 5;
/** Ids are shorter than this many characters. */
const MAX_ID_LENGTH = 100;

/** The ids of saved commands, latest first; null if the text is invalid or of another version. */
export function parseRecentCommands(text: string): readonly string[] | null {
  try {
    const { version, ids } = JSON.parse(text);
    const isValid =
      version === VERSION &&
      Array.isArray(ids) &&
      ids.length <= MAX_COMMANDS &&
      new Set(ids).size === ids.length;
    return isValid && ids.every((id) => typeof id === 'string' && id.length < MAX_ID_LENGTH) ? ids : null;
  } catch {
    return null;
  }
}

const idsAtom = atom<readonly string[] | null>(null);

/** The ids of the recently used commands, latest first; null until they have been read. */
export const recentCommandsAtom = atom((get) => get(idsAtom));

/** Reads the recently used commands; an invalid value is quarantined. */
export const loadRecentCommandsAtom = atom(null, (get, set) => {
  const stored = readStored(RECENT_KEY);
  // Where storage is denied, they live in memory.
  const text = stored === 'denied' ? null : stored.text;
  const saved = text === null ? (get(idsAtom) ?? []) : parseRecentCommands(text);
  if (text !== null && !saved) set(quarantineAtom, RECENT_KEY, text);
  set(idsAtom, saved ?? []);
});

/** Notes that a command was used, and saves the list if storage allows. */
export const addRecentCommandAtom = atom(null, (get, set, id: string) => {
  const ids = [id, ...(get(idsAtom) ?? []).filter((one) => one !== id)].slice(0, MAX_COMMANDS);
  set(idsAtom, ids);
  saveStored(
    RECENT_KEY,
    JSON.stringify({ version: VERSION, ids }),
    (text) => parseRecentCommands(text) !== null,
  );
});
