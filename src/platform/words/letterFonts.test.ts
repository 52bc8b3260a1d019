// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lettersSheet } from './letterFonts';

afterEach(() => vi.restoreAllMocks());

/** A system whose own monospace font has letters of these widths, in em. */
function aSystemWith(widths: Readonly<Record<string, number>>): void {
  const pen = {
    font: '',
    measureText: (letter: string) => ({ width: (widths[letter] ?? 0) * Number.parseInt(pen.font, 10) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
}

test('the letters of the system are set as wide as they are', async () => {
  aSystemWith({ i: 0.55, m: 0.55 });
  expect(await lettersSheet('system', [])).toMatch(
    /^:root\{--font-words:"Thirty Space",ui-monospace,monospace,"Thirty Mono";--advance:0\.55\}/,
  );
});

test('a system whose letters are not equally wide leaves the words in the standard ones', async () => {
  aSystemWith({ i: 0.3, m: 0.8 });
  expect(await lettersSheet('system', [])).toBe('');
});

test('so does one that gives no canvas to measure them on', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(await lettersSheet('system', [])).toBe('');
});
