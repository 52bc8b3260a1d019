import { saveStored } from './storage';

/** Storage key of the recently used commands: JSON with a version. */
export const RECENT_KEY = 'commands.recent';

const VERSION = 1;
/** At most so many are saved. */
export const MAX_COMMANDS = 5;
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

/**
 * Saves recently used commands, latest first; an invalid value in their place is quarantined first. False when they were not
 * saved.
 */
export function saveRecentCommands(ids: readonly string[]): boolean {
  return saveStored(
    RECENT_KEY,
    JSON.stringify({ version: VERSION, ids }),
    (text) => parseRecentCommands(text) !== null,
  );
}
