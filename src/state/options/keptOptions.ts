import { isListName } from '../../core/history/recordingLimits';
import { type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { CARETS, mayBe, SECONDS, SIZES, SOUNDS } from '../../core/options/optionValues';
import { keepOver, readStored } from '../../platform/page/storage';
import { OPTIONS_KEY, type ReadOptions } from './optionsAtoms';

const VERSION = 1;

/**
 * Kept options, the standard ones where one is not there; null if they are not of this version or one of them has a
 * value that it may not have.
 */
export function parseOptions(text: string): Options | null {
  try {
    const { version, ...options } = { ...STANDARD_OPTIONS, ...JSON.parse(text) };
    const { seconds, words, capitals, numbers, size, caret, gliding, sound } = options;
    const isRight =
      version === VERSION &&
      mayBe(seconds, SECONDS) &&
      mayBe(size, SIZES) &&
      typeof words === 'string' &&
      isListName(words) &&
      [capitals, numbers, gliding].every((value) => value === true || value === false) &&
      CARETS.includes(caret) &&
      SOUNDS.includes(sound);
    return isRight ? options : null;
  } catch {
    return null;
  }
}

/** The kept options; null where there are none, or none that can be read. */
export function readOptions(): ReadOptions | null {
  const stored = readStored(OPTIONS_KEY);
  if (stored === 'denied' || stored.text === null) return null;
  const options = parseOptions(stored.text);
  return options && { text: stored.text, options };
}

/**
 * Keeps options; what stands in their place and is none is put aside first. The text that is kept, null when it could not
 * be.
 */
export function keepOptions(options: Options): string | null {
  const text = JSON.stringify({ version: VERSION, ...options });
  return keepOver(OPTIONS_KEY, text, (stored) => parseOptions(stored) !== null) ? text : null;
}
