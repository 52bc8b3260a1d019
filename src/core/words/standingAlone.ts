/** What is shown for joiners, which are not seen: the non-joiner parts letters. */
const JOINERS: Readonly<Record<string, string>> = { '\u200c': '¦', '\u200d': '‿' };

/**
 * A character, or a few, as they are shown by themselves: each mark without a letter before it stands on a dotted circle, as
 * scripts write it (`◌ि`), and joiners are seen.
 */
export function standingAlone(text: string): string {
  return text
    .replace(/(^|[ ␣])(?=\p{M})/gu, '$1◌')
    .replace(/[\u200c\u200d]/g, (joiner) => JOINERS[joiner] as string);
}
