// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isInSystemFonts } from './systemFonts';

/** What is drawn for a letter that the system's fonts lack. */
const BOX = '\u0378';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

/** A system whose fonts have these letters. Records what has been drawn, and in which fonts. */
function aMachineWith(letters: string) {
  const drawn: string[] = [];
  const fonts = new Set<string>();
  let shown = '';
  const pen = {
    set font(font: string) {
      fonts.add(font);
    },
    measureText: () => ({ width: 1 }),
    clearRect: () => {},
    fillText: (letter: string) => {
      drawn.push(letter);
      shown = letters.includes(letter) ? letter : BOX;
    },
    getImageData: () => ({ data: [shown.codePointAt(0)] }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  return { drawn, fonts };
}

test('a letter is in the system fonts if it looks unlike a missing glyph, which is drawn once', () => {
  document.documentElement.style.setProperty('--font-words', '"Some Mono", monospace');
  const { drawn, fonts } = aMachineWith('ế');
  expect(isInSystemFonts('ế')).toBe(true);
  expect(isInSystemFonts('ὕ')).toBe(false);
  expect(isInSystemFonts('ὕ')).toBe(false);
  expect(drawn.toSorted()).toEqual([BOX, 'ế', 'ὕ'].toSorted());
  expect([...fonts].every((font) => font.endsWith('px "Some Mono", monospace'))).toBe(true);
});
