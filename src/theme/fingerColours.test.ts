import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerColours } from './fingerColours';
import { luminance, type Rgb } from './oklch';
import { coloursOf } from './palettes';
import { ownColours, PALETTES } from './tints';

const THEMES = ['dark', 'light'] as const;
const CHOICES = [...PALETTES, ...Array.from({ length: 36 }, (_, i) => ownColours(10 * i))];
const DERIVED = CHOICES.flatMap((colours) => THEMES.map((theme) => coloursOf(colours, theme).paper ?? ''));
/** Those of theme/palette.css. */
const STANDARD = Array.from(
  readFileSync(new URL('palette.css', import.meta.url), 'utf8').matchAll(/--paper: (#[0-9a-f]{6});/g),
  ([, paper = '']) => paper,
);

function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((hex) => luminance(rgbOf(hex))).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('the colour of each finger has 4.8:1 on the paper of every palette, 7.2:1 where more contrast is preferred', () => {
  expect(STANDARD.length).toBeGreaterThanOrEqual(2);
  expect(DERIVED).not.toContain('');
  for (const paper of [...STANDARD, ...DERIVED]) {
    for (const [hasMore, least] of [
      [false, 4.8],
      [true, 7.2],
    ] as const) {
      for (const colour of fingerColours(paper, hasMore))
        expect(contrast(colour, paper), `${colour} on ${paper}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('no two fingers have the same colour', () => {
  for (const paper of [...STANDARD, ...DERIVED]) {
    const colours = fingerColours(paper, false).map(rgbOf);
    for (const [i, one] of colours.entries()) {
      for (const other of colours.slice(i + 1)) {
        const apart = Math.max(...one.map((channel, at) => Math.abs(channel - (other[at] ?? 0))));
        expect(apart, paper).toBeGreaterThan(20);
      }
    }
  }
});

test('a computed colour is read as well', () => {
  expect(fingerColours('rgb(17, 21, 28)', false)).toEqual(fingerColours('#11151c', false));
});
