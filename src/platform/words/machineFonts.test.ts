// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isOnMachine } from './machineFonts';

/** Of a letter that the machine lacks, this is drawn. */
const BOX = '\u0378';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

/** A machine that has these letters. What has been drawn, and in which fonts, is noted. */
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

test('a letter is there where it is drawn unlike one that no font has, which is drawn once', () => {
  document.documentElement.style.setProperty('--font-words', '"Some Mono", monospace');
  const { drawn, fonts } = aMachineWith('ế');
  expect(isOnMachine('ế')).toBe(true);
  expect(isOnMachine('ὕ')).toBe(false);
  expect(isOnMachine('ὕ')).toBe(false);
  expect(drawn.toSorted()).toEqual([BOX, 'ế', 'ὕ'].toSorted());
  expect([...fonts].every((font) => font.endsWith('px "Some Mono", monospace'))).toBe(true);
});
