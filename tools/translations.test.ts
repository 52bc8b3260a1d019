import { readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, test } from 'vitest';

// The rules of docs/translating.md that a program can check.

interface Sentence {
  readonly english: string;
  readonly text: string;
}

/** Names in sentences that begin a label: `Practise th, er`. */
const NO_LABELS = ['Practise'];

const { locales, sourceLocale } = getConfig();
const LANGUAGES = locales.filter((locale) => locale !== sourceLocale);
const sentences = new Map<string, readonly Sentence[]>();

beforeAll(async () => {
  const [catalog] = await getCatalogs(getConfig());
  for (const language of LANGUAGES) {
    const messages = Object.values((await catalog?.read(language)) ?? {});
    if (messages.length === 0) throw new Error(`There is nothing to read in ${language}.`);
    sentences.set(
      language,
      messages.map(({ message = '', translation = '' }) => ({ english: message, text: translation })),
    );
  }
});

const inLanguage = (language: string): readonly Sentence[] => sentences.get(language) ?? [];
const textsWith = (language: string, fault: RegExp): string[] =>
  inLanguage(language)
    .map(({ text }) => text)
    .filter((text) => fault.test(text));

describe.each(LANGUAGES)('%s', (language) => {
  test('names of buttons and fields in sentences are those on the buttons and fields', () => {
    const all = inLanguage(language);
    const labels = new Map(all.map(({ english }) => [english, [] as string[]]));
    for (const { english, text } of all) labels.get(english)?.push(text);
    const faults = all.flatMap(({ english, text }) =>
      [...english.matchAll(/“([^“”{}]+)”/gu)]
        .map(([, name = '']) => name)
        .filter(
          (name) => !labels.get(name)?.some((label) => text.includes(label)) && !NO_LABELS.includes(name),
        )
        .map((name) => ({ name, text })),
    );
    expect(faults).toEqual([]);
  });

  test('a unit does not stand alone at the beginning of a line', () => {
    // A speed may break in a narrow place; a word joiner keeps its unit whole.
    expect(
      textsWith(
        language,
        /[\d}#] (ms|s|sn|kB|MB|Mo|Mt|h|min|мс|с(?! \p{L})|МБ|кБ|мин|хв|ч|δ|%)(?![\p{L}’])/u,
      ),
    ).toEqual([]);
  });

  test('the unit of speed is that of the glossary, and no other', () => {
    const unit = unitOf(language);
    const spoken = (text: string): string => text.replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
    const others = LANGUAGES.map(unitOf).filter((other) => !unit.toLowerCase().includes(other.toLowerCase()));
    const faults = inLanguage(language).filter(({ english, text }) => {
      if (!/\bwpm\b/u.test(english)) return false;
      const said = spoken(text).toLowerCase();
      return !said.includes(unit.toLowerCase()) || others.some((other) => said.includes(other.toLowerCase()));
    });
    expect(faults).toEqual([]);
  });

  test('apostrophes and quotes are typographic', () => {
    expect(textsWith(language, /['"`]/u)).toEqual([]);
  });
});

describe.each(['cs', 'pl', 'ru', 'uk'])('%s', (language) => {
  test('a word of one letter is not left at the end of a line', () => {
    expect(textsWith(language, /(?<![\p{L}\p{N}\u00a0’.{}/-])\p{L} (?=[\p{L}{„«])/u)).toEqual([]);
  });
});

describe('fr', () => {
  test('spaces inside of guillemets and before double signs do not break', () => {
    expect(textsWith('fr', /« | »| [;:!?]|[\p{L}\d}][;!?»]|«[\p{L}{]/u)).toEqual([]);
  });
});

/** The unit of speed of a language, from the glossary: `WPM` of `72 WPM`. */
function unitOf(language: string): string {
  let column = -1;
  for (const line of readFileSync('locales/terms.md', 'utf8').split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells[1] === 'English') column = cells.indexOf(language);
    else if (column > 0 && cells[1] === '72 wpm') return (cells[column] ?? '').replace(/^72 /u, '');
  }
  throw new Error(`The glossary has no unit of speed in ${language}.`);
}
