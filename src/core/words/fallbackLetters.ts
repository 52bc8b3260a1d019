/**
 * A letter that the page's fonts lack but that system fonts may have: Vietnamese, ancient Greek, African languages, older
 * Cyrillic, Armenian and Georgian. Each is one UTF-16 unit, runs left to right and fits a cell of its own, unlike letters
 * of other scripts. Given by code points, so that all browsers agree, whatever version of Unicode they have.
 */
export const FALLBACK_LETTER =
  /[\u0180-\u0217\u021c-\u02af\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f\u03cf-\u0400\u040d\u0450\u045d\u0460-\u0481\u048a-\u048f\u0492-\u052f\u0531-\u0556\u0561-\u0587\u10d0-\u10ff\u1e00-\u1e9d\u1e9f-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc]/;

/** Whether a text has letters that only system fonts may have. */
export function hasFallbackLetters(text: string): boolean {
  return FALLBACK_LETTER.test(text);
}
