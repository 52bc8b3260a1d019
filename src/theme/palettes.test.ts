import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentOf, coloursOf, type PaletteTheme, sheetOf } from './palettes';
import { hueIn, ownColours, PALETTES, paletteIn } from './tints';

type Rgb = readonly [number, number, number];
type Colours = Readonly<Record<string, string>>;

/**
 * What each kind of colour blindness makes of linear sRGB: Machado, Oliveira and Fernandes 2009, “A Physiologically-based
 * Model for Simulation of Color Vision Deficiency”, table 1, severity 1.0.
 */
const SEEN_WITH: Readonly<Record<string, readonly Rgb[]>> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A hundred hues, the same in each run: a linear congruential generator (Numerical Recipes). */
const OWN = Array.from({ length: 100 }).reduce<number[]>(
  (seeds) => [...seeds, (1664525 * (seeds.at(-1) ?? 42) + 1013904223) % 2 ** 32],
  [],
);
const NAMED = PALETTES.filter((name) => name !== 'slate' && name !== 'own');
const ALL = [...NAMED, ...OWN.map((seed) => ownColours(Math.floor((360 * seed) / 2 ** 32)))];
const THEMES = ['dark', 'light'] as const;

/** What is not true of a palette, and should be. */
function faults(
  colours: Colours,
  how: string,
  { least = 4.5, areApart = true, isFaintOnRaised = true } = {},
): string[] {
  const found: string[] = [];
  const between = (one: string, other: string, eye = SEEN_WITH['all colours']): number =>
    contrast(seen(colours[one], eye), seen(colours[other], eye));
  const expectLeast = (value: number, limit: number, what: string): void => {
    if (value < limit) found.push(`${how}: ${what} ${value.toFixed(2)}`);
  };
  for (const text of ['ink', 'ink-soft', 'ink-faint', 'accent', 'untyped', 'match', 'mismatch'])
    expectLeast(between(text, 'paper'), 4.5, `${text} on paper`);
  for (const text of ['untyped', 'match', 'mismatch']) expectLeast(between(text, 'paper'), least, text);
  for (const text of ['ink', 'ink-soft', 'accent'])
    expectLeast(between(text, 'raised'), 4.5, `${text} on what is raised`);
  expectLeast(between('on-accent', 'accent'), 4.5, 'text on the accent');
  if (isFaintOnRaised) expectLeast(between('ink-faint', 'raised'), 4.5, 'ink-faint on what is raised');
  for (const mark of ['caret', 'accent', 'ghost', 'mistyped-space', 'ahead'])
    expectLeast(between(mark, 'paper'), 3, `${mark} on paper`);
  for (const [kind, eye] of Object.entries(SEEN_WITH)) {
    for (const text of ['match', 'mismatch'])
      expectLeast(between(text, 'paper', eye), 4.5, `${text} with ${kind}`);
    if (areApart) expectLeast(between('match', 'mismatch', eye), 1.5, `right and wrong with ${kind}`);
  }
  return found;
}

test('every palette has its contrasts, and right and wrong differ in brightness, whatever colours one sees', () => {
  const found = ALL.flatMap((colours) =>
    THEMES.flatMap((theme) => [
      ...faults(coloursOf(colours, theme), `${colours}, ${theme}`),
      ...faults(coloursOf(colours, theme, true), `${colours}, ${theme}, more`, { least: 7 }),
    ]),
  );
  expect(found).toEqual([]);
});

test('so has the standard one; in the light right and wrong are told apart by the underline', () => {
  expect(faults(standardColours('dark'), 'dark', { isFaintOnRaised: false })).toEqual([]);
  expect(faults(standardColours('light'), 'light', { areApart: false, isFaintOnRaised: false })).toEqual([]);
});

test('the caret and the other one of a race are of different colours in every palette', () => {
  for (const colours of ALL) {
    for (const theme of THEMES) {
      const { caret, ghost } = coloursOf(colours, theme);
      const [one, other] = [rgbOf(caret), rgbOf(ghost)];
      const apart = Math.max(...one.map((channel, i) => Math.abs(channel - (other[i] ?? 0))));
      expect(apart, `${colours}, ${theme}`).toBeGreaterThan(60);
    }
  }
});

test('blue and orange are still these for those who cannot tell red from green', () => {
  for (const theme of THEMES) {
    const { match, mismatch } = coloursOf('blueAndOrange', theme);
    for (const kind of ['all colours', 'protanopia', 'deuteranopia']) {
      const [right, wrong] = [match, mismatch].map((colour) => seen(colour, SEEN_WITH[kind]));
      const blueOverRed = ([red = 0, , blue = 0]: readonly number[] = []): number => blue - red;
      expect(blueOverRed(right), `right, ${theme}, ${kind}`).toBeGreaterThan(0.04);
      expect(blueOverRed(wrong), `wrong, ${theme}, ${kind}`).toBeLessThan(-0.04);
    }
  }
});

test('each has a character of its own: ground, text, accent, right and wrong are those of no other', () => {
  for (const theme of THEMES) {
    for (const token of ['paper', 'ink', 'accent', 'match', 'mismatch']) {
      const values = NAMED.map((name) => coloursOf(name, theme)[token]);
      expect(new Set(values).size, `${token}, ${theme}`).toBe(NAMED.length);
    }
  }
});

test('the track of one’s own colour shows the accents that it gives', () => {
  for (const theme of THEMES) expect(accentOf(100, theme)).toBe(coloursOf(ownColours(100), theme).accent);
});

test('high contrast is on black and on white, with the contrasts of browsers that prefer more', () => {
  for (const [theme, paper] of [
    ['dark', '#000000'],
    ['light', '#ffffff'],
  ] as const) {
    const colours = coloursOf('highContrast', theme);
    expect(colours.paper).toBe(paper);
    expect(faults(colours, theme, { least: 7 })).toEqual([]);
  }
});

test('a palette has a value for every colour of the standard one', () => {
  for (const theme of THEMES)
    expect(Object.keys(coloursOf('sea', theme)).sort()).toEqual(Object.keys(standardColours(theme)).sort());
});

test('what is chosen is a name, or a hue of one’s own; what another version has named is the standard', () => {
  expect([undefined, 'slate', 'moss', 'own 7', 'own', 'own 400', 'lava'].map(paletteIn)).toEqual([
    'slate',
    'slate',
    'moss',
    'own',
    'own',
    'own',
    'slate',
  ]);
  expect(['moss', 'own 7', 'own 0', 'own', 'own 400', 'own -1', 'own x'].map(hueIn)).toEqual([
    130, 7, 0, 262, 262, 262, 262,
  ]);
});

test('the standard palette needs no stylesheet; forced colours are left alone', () => {
  expect([undefined, 'slate', 'lava'].map(sheetOf)).toEqual(['', '', '']);
  const sheet = sheetOf('sea');
  expect(sheet).toMatch(/^@media \(forced-colors:none\)\{:root\.dark\{--paper:#[0-9a-f]{6};/);
  expect(sheet).toContain('@media (prefers-contrast:more){:root.dark{');
  expect(sheet.length).toBeLessThan(2000);
});

/** The colours of theme/palette.css, without more contrast. */
function standardColours(theme: PaletteTheme): Colours {
  const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8');
  const [, block = ''] = css.match(new RegExp(`^\\.${theme} \\{(.*?)^\\}`, 'ms')) ?? [];
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name, value]) => [name, value]),
  );
}

function rgbOf(hex = ''): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** A colour as an eye sees it, in linear sRGB. */
function seen(hex: string | undefined, eye: readonly Rgb[] = []): readonly number[] {
  const linear = rgbOf(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const mix = (row: Rgb): number => row.reduce((sum, share, i) => sum + share * (linear[i] ?? 0), 0);
  return eye.map((row) => Math.min(Math.max(mix(row), 0), 1));
}

/** The contrast of two colours in linear sRGB (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}
