import { isListName } from '../../core/history/recordingLimits';
import { type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { CARETS, isWithin, SECONDS, SIZES, SOUNDS, SPEECH_RATES } from '../../core/options/optionValues';
import { WORD_LIMITS } from '../../core/round/rules';
import { readStored, saveStored } from '../../platform/page/storage';
import { OPTIONS_KEY, type SavedOptions } from './optionsKey';

const VERSION = 1;

/** Parses saved options. Missing ones get their standard value; null for another version or an invalid value. */
export function parseOptions(text: string): Options | null {
  try {
    const { version, ...options } = { ...STANDARD_OPTIONS, ...JSON.parse(text) };
    const { seconds, words, capitals, numbers, size, caret, gliding, sound, keyboard = '' } = options;
    const { wordLimit = WORD_LIMITS[0], saysWords, hidesWords, speechRate, voice = '' } = options;
    const isValid =
      version === VERSION &&
      isWithin(seconds, SECONDS) &&
      WORD_LIMITS.includes(wordLimit) &&
      isWithin(size, SIZES) &&
      typeof words === 'string' &&
      isWithin(speechRate, SPEECH_RATES) &&
      typeof keyboard === 'string' &&
      typeof voice === 'string' &&
      isListName(words) &&
      [capitals, numbers, gliding, saysWords, hidesWords].every(
        (value) => value === true || value === false,
      ) &&
      CARETS.includes(caret) &&
      SOUNDS.includes(sound);
    return isValid ? options : null;
  } catch {
    return null;
  }
}

/** The saved options; null if there are none or they cannot be read. */
export function readOptions(): SavedOptions | null {
  const stored = readStored(OPTIONS_KEY);
  if (stored === 'denied' || stored.text === null) return null;
  const options = parseOptions(stored.text);
  return options && { text: stored.text, options };
}

/** Saves options; an invalid value in their place is quarantined first. Returns the saved text, null if it failed. */
export function saveOptions(options: Options): string | null {
  const text = JSON.stringify({ version: VERSION, ...options });
  return saveStored(OPTIONS_KEY, text, (stored) => parseOptions(stored) !== null) ? text : null;
}
