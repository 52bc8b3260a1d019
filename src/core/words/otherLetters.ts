/**
 * A letter that the page's fonts lack and the machine's may have: of Vietnamese, of ancient Greek, of African languages,
 * of older Cyrillic, Armenian and Georgian. Each is one UTF-16 unit, goes from left to right and stands in a cell of its
 * own; other scripts do not. Named by blocks, so that every copy of this page says the same, whatever its Unicode.
 */
export const OTHER_LETTER =
  /[\u0180-\u0217\u021c-\u02af\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u03cf-\u0400\u040d\u0450\u045d\u0460-\u0481\u048a-\u048f\u0492-\u052f\u0531-\u0556\u0561-\u0587\u10d0-\u10ff\u1e00-\u1e9d\u1e9f-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc]/;

/** Whether a text has letters that the page's fonts lack. */
export function hasOtherLetters(text: string): boolean {
  return OTHER_LETTER.test(text);
}
