/** A letter that an input method composes of several keys, or by a choice. */
const COMPOSED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const ALL_COMPOSED = new RegExp(COMPOSED.source, 'gu');

/** Whether an input method composes one of these characters. */
export function hasComposed(text: string): boolean {
  return COMPOSED.test(text);
}

/** Whether an input method composes most of the letters of a text. */
export function isMostlyComposed(text: string): boolean {
  const count = (letter: RegExp): number => text.match(letter)?.length ?? 0;
  return 2 * count(ALL_COMPOSED) > count(/\p{L}/gu);
}
