import { OF_INDIA } from './scripts';

/** What is shown for joiners, which are not seen: the non-joiner parts letters. */
const JOINERS: Readonly<Record<string, string>> = { '\u200c': '¦', '\u200d': '‿' };

const BARE_MARK = /(^|[ ␣])(?=(\p{M}))/gu;
const IS_OF_INDIA = new RegExp(`[${OF_INDIA}]`, 'u');

/**
 * Parts a mark from the space before it, and is not seen. Without it these are one letter, which no font has: it would be
 * drawn as a box.
 */
const WORD_JOINER = '\u2060';

/**
 * A character, or a few, as they are shown by themselves: each mark without a letter before it stands on a dotted circle
 * (`◌่`), and joiners are seen. In NFC, as the words are: fonts have no other letters.
 */
export function standingAlone(text: string): string {
  return text
    .normalize()
    .replace(BARE_MARK, (_, before: string, mark: string) =>
      // Engines set marks of India on a circle themselves.
      IS_OF_INDIA.test(mark) ? before + WORD_JOINER : `${before}◌`,
    )
    .replace(/[\u200c\u200d]/g, (joiner) => JOINERS[joiner] as string);
}
