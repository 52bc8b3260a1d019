import { openSurplus } from './leftWords';
import type { Round } from './round';
import type { RoundSetup } from './roundSetup';
import { isTypedByUnit } from './typedByUnit';

/** The first character of Unicode that can combine with a letter before it. */
const FIRST_MARK = '\u0300';

const MARKS_ALONE = /^\p{M}+$/u;

/** No letter of any word has more parts. */
const MAX_UNITS = 9;

/**
 * The last character and a combining mark as one character, in NFC as the words are; null if `char` does not combine.
 * Some keyboards send the mark on its own (Vietnamese on Windows: the letter, then its tone), or syllables in parts.
 *
 * @param words those of the round: where they are typed by units, only two that are one letter together combine
 */
export function combined(
  before: string | undefined,
  char: string,
  words: Pick<RoundSetup, 'characters'> = {},
): string | null {
  if (char < FIRST_MARK || before === undefined) return null;
  const together = before + char;
  if (isTypedByUnit(words))
    return together.length === 2 && together.normalize().length === 1 ? together.normalize() : null;
  // Normalising endless marks would take endless time.
  if (together.length > MAX_UNITS) return MARKS_ALONE.test(char) ? before : null;
  const whole = together.normalize();
  return MARKS_ALONE.test(char) || whole.length === 1 ? whole : null;
}

/**
 * The last character that was typed and not deleted, even if it has just completed its batch. Where places wait for their
 * right keys, only a wrong one: a place that has its right key is done, and nothing more joins it. Nor does anything join
 * a Space where that ends words: with a mark it would be none.
 */
export function lastTyped(
  round: Pick<Round, 'setup' | 'typed' | 'surplus' | 'missed' | 'log'>,
): string | undefined {
  const { setup, typed, missed, log } = round;
  if (setup.settings.onMistake === 'wait') return missed ?? undefined;
  const ofBatchBefore = log?.event.kind === 'typed' ? log.event.char : undefined;
  const last = openSurplus(round) ?? typed.at(-1) ?? ofBatchBefore;
  return setup.settings.spaceEndsWord && last === ' ' ? undefined : last;
}
