import { areOptions, type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { saveStored, storedText } from '../page/storage';
import { OPTIONS_KEY } from './optionsKey';

const VERSION = 1;

/** Options read from storage, and the stored text itself. */
export interface SavedOptions {
  readonly text: string;
  readonly options: Options;
}

/**
 * Parses saved options. Missing ones get their standard value; null for another version
 * of the record or an invalid value.
 */
export function parseOptions(text: string): Options | null {
  try {
    const { version, ...options } = { ...STANDARD_OPTIONS, ...JSON.parse(text) };
    if (version !== VERSION || !areOptions(options)) return null;
    return options;
  } catch {
    return null;
  }
}

/** The saved options; null if there are none or they cannot be read. */
export function readOptions(): SavedOptions | null {
  const text = storedText(OPTIONS_KEY);
  if (text === null) return null;
  const options = parseOptions(text);
  return options && { text, options };
}

/** Saves options; an invalid value in their place is quarantined first. Returns the saved text, null if it failed. */
export function saveOptions(options: Options): string | null {
  const text = JSON.stringify({ version: VERSION, ...options });
  return saveStored(OPTIONS_KEY, text, (stored) => parseOptions(stored) !== null) ? text : null;
}
