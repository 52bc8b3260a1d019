import { OF_INDIA } from './scripts';

/** What is shown for joiners, which are not seen: the non-joiner parts letters. */
const JOINERS: Readonly<Record<string, string>> = { '\u200c': '¦', '\u200d': '‿' };

/** Marks that engines do not set on a circle themselves, as they do those of scripts of India. */
const BARE_MARK = new RegExp(`(^|[ ␣])(?=(?![${OF_INDIA}])\\p{M})`, 'gu');

/**
 * A character, or a few, as they are shown by themselves: each mark without a letter before it stands on a dotted circle
 * (`◌่`), and joiners are seen. In NFC, as the words are: fonts have no other letters.
 */
export function standingAlone(text: string): string {
  return text
    .normalize()
    .replace(BARE_MARK, '$1◌')
    .replace(/[\u200c\u200d]/g, (joiner) => JOINERS[joiner] as string);
}
