import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD_ROUND } from '../src/core/round/rules';
import { type StoredList, wordsOfVersion } from '../src/core/words/listVersions';
import { wordsHash } from '../src/core/words/textHash';
import { WORDS_CHOICES } from '../src/core/words/wordChoices';
import { UNWANTED } from './unwantedWords';
import {
  everydayWords,
  frequentWords,
  type Language,
  matcherOf,
  sortedUnique,
  wordsIn,
  wordsOfEmoji,
} from './wordSources';
import { charactersIn, SCRIPTS } from './wordsFont';

const ENGLISH = 'abcdefghijklmnopqrstuvwxyz';

/** The hash of every version of every list. A list that changes must get a new one, or saved rounds could not be replayed. */
const HASHES: Readonly<Record<string, number>> = {
  'bulgarian-1': 0x0e23416c,
  'bulgarian-2': 0x5341add5,
  'bulgarian-3': 0x70da6aea,
  'czech-1': 0xdd01174e,
  'czech-2': 0xa2b09f2d,
  'danish-1': 0xc26c35f6,
  'dutch-1': 0x70e29c6b,
  'english-10000-1': 0x4f714b00,
  'english-200-1': 0x3d6a89a3,
  'english-1': 0xdc48474e,
  'finnish-1': 0x43dff10b,
  'french-1': 0x0555a76a,
  'french-2': 0x0555a76a,
  'german-1': 0x1650c68c,
  'german-2': 0x0f29036d,
  'greek-1': 0x7a03c6cb,
  'greek-2': 0x7a03c6cb,
  'italian-1': 0x1fca2228,
  'italian-2': 0x98624f76,
  'norwegian-1': 0xf3076294,
  'polish-1': 0xa494f272,
  'polish-2': 0x29979cc4,
  'portuguese-1': 0xcc6f0d04,
  'portuguese-2': 0xf73919bd,
  'russian-1': 0x116e3d73,
  'russian-2': 0x4bb5f20d,
  'russian-3': 0x3354aa15,
  'spanish-1': 0x713714e6,
  'spanish-2': 0x713714e6,
  'swedish-1': 0xb344e7d1,
  'turkish-1': 0xd0d56886,
  'turkish-2': 0xdca0c758,
  'ukrainian-1': 0x3274a1ca,
  'ukrainian-2': 0xe4859983,
};

interface WordList {
  readonly name: string;
  readonly stored: StoredList;
  readonly words: readonly string[];
}
const lists: readonly WordList[] = readdirSync('assets/words')
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const stored = JSON.parse(readFileSync(`assets/words/${file}`, 'utf8')) as StoredList;
    return { name: file.replace('.json', ''), stored, words: stored.words.split(' ') };
  });
const names = lists.map(({ name }) => name);
const languages: readonly Language[] = await Promise.all(
  names
    .filter((name) => !name.startsWith('english'))
    .map(async (name) => (await import(`./languages/${name}.ts`))[name]),
);

function listOf(name: string): WordList {
  const list = lists.find((candidate) => candidate.name === name);
  if (!list) throw new Error(`There is no list ${name} in assets/words.`);
  return list;
}

function alphabetOf(name: string): string {
  return languages.find((language) => language.name === name)?.alphabet ?? ENGLISH;
}

test('a list never changes under its name', () => {
  const versions = lists.flatMap(({ stored }) =>
    [...Object.keys(stored.earlier ?? {}), stored.id].map((name) => [
      name,
      wordsHash(wordsOfVersion(stored, name) ?? []),
    ]),
  );
  expect(Object.fromEntries(versions)).toEqual(HASHES);
});

test.each(names)('the page offers the latest version of %s, and the list has all before it', (name) => {
  const { id, earlier = {} } = listOf(name).stored;
  expect(WORDS_CHOICES.map((choice) => choice.name)).toContain(id);
  expect([...Object.keys(earlier), id]).toEqual(
    Array.from(Object.keys({ ...earlier, id }), (_, index) => `${name}-${index + 1}`),
  );
});

test.each(languages)(
  'the list of $name has what its language says of earlier versions',
  ({ name, earlier = [] }) => {
    expect(Object.values(listOf(name).stored.earlier ?? {})).toEqual(earlier);
  },
);

test.each(languages)(
  'what the list of $name has lost it does not get back',
  ({ name, leftOut, earlier = [] }) => {
    const lost = earlier.flatMap(wordsIn);
    expect(wordsIn(leftOut)).toEqual(expect.arrayContaining(lost));
    const words = new Set(listOf(name).words);
    expect(lost.filter((word) => words.has(word))).toEqual([]);
  },
);

test.each(names)(
  'months, weekdays, countries and languages that %s writes with a capital are not in it, unless they are other words, too',
  (name) => {
    const locale = languages.find((language) => language.name === name)?.locale ?? 'en';
    const capitalised = new Set(namesIn(locale).filter((word) => word !== word.toLocaleLowerCase(locale)));
    const lowercase = new Set(Array.from(capitalised, (word) => word.toLocaleLowerCase(locale)));
    const isOther = matcherOf(OTHER_WORDS[name] ?? '');
    expect(listOf(name).words.filter((word) => lowercase.has(word) && !isOther(word))).toEqual([]);
  },
);

/** Words of the lists that are names as well: a grain, a turkey, laughter, letters, again. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  english: 'may',
  'english-200': 'may',
  'english-10000': 'may march polish guinea',
  finnish: 'nauru',
  greek: 'λατινικά πάλι',
  portuguese: 'peru',
  turkish: 'mısır',
};

/** The names of months, weekdays, countries and languages in a language, those of one word, as the runtime knows them. */
function namesIn(locale: string): readonly string[] {
  const dates = Array.from({ length: 366 }, (_, day) => new Date(2024, 0, 1 + day, 12));
  const formats = [{ weekday: 'long' }, { month: 'long' }, { month: 'long', day: 'numeric' }] as const;
  const inCalendar = formats.flatMap((format) => {
    const { format: told } = new Intl.DateTimeFormat(locale, format);
    return [...new Set(dates.map((date) => told(date).replaceAll(/[\d. ]/g, '')))];
  });
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const known = new Intl.DisplayNames(locale, { type, fallback: 'none' });
    return codes.flatMap((code) => known.of(code) ?? []);
  };
  const letters = Array.from(ENGLISH);
  const codes = letters.flatMap((one) => letters.map((other) => one + other));
  const all = [
    ...inCalendar,
    ...named(
      'region',
      codes.map((code) => code.toUpperCase()),
    ),
    ...named('language', codes),
  ];
  return all.filter((name) => /^\p{L}+$/u.test(name));
}

test.each(names)('the list %s contains its name and version', (name) => {
  expect(listOf(name).stored.id).toMatch(new RegExp(`^${name}-[1-9]\\d*$`));
});

test.each(names)(
  'the words of %s are lowercase, of 2 to 14 letters of its alphabet, and each comes once',
  (name) => {
    const { words } = listOf(name);
    const text = words.join(' ');
    const isWord = new RegExp(`^[${alphabetOf(name)}]{2,14}$`, 'u');
    expect(words.filter((word) => !isWord.test(word))).toEqual([]);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(text.normalize('NFC')).toBe(text);
    expect(new Set(words).size).toBe(words.length);
  },
);

test.each(names)('%s has enough words', (name) => {
  const { words } = listOf(name);
  expect(words.length).toBeGreaterThanOrEqual(name === 'english-200' ? 200 : 500);
  expect(words.length).toBeGreaterThanOrEqual(2 * STANDARD_ROUND.wordsPerBatch);
});

test.each(names)('no word of %s insults or speaks of violence, illness or death', (name) => {
  const { stems, exceptions } = UNWANTED[name.split('-')[0] ?? ''] ?? { stems: '', exceptions: '' };
  const isUnwanted = matcherOf(stems);
  const isException = matcherOf(exceptions);
  expect(wordsIn(stems).length).toBeGreaterThan(10);
  expect(listOf(name).words.filter((word) => isUnwanted(word) && !isException(word))).toEqual([]);
});

test('the fonts have every letter of every alphabet', () => {
  const drawn = new Set(Object.values(SCRIPTS).flatMap((range) => Array.from(charactersIn(range))));
  expect(
    languages.flatMap(({ alphabet }) => Array.from(alphabet)).filter((letter) => !drawn.has(letter)),
  ).toEqual([]);
});

test.each(languages)('every everyday word of $name is in its list', (language) => {
  expect(everydayWords(language)).toEqual(wordsIn(language.everyday));
  const words = new Set(listOf(language.name).words);
  expect(wordsIn(language.everyday).filter((word) => !words.has(word))).toEqual([]);
});

test('the 200 most common English words are among the 10,000', () => {
  const all = new Set(listOf('english-10000').words);
  expect(listOf('english-200').words.filter((word) => !all.has(word))).toEqual([]);
});

test('a word is common if several emoji are named so; men and women who do the same count as one emoji', () => {
  const names = {
    '🌳': { default: ['Baum', 'grün', 'hoch'] },
    '🐸': { default: ['Frosch', 'grün', 'lol'] },
    '🏃‍♂️': { default: ['rennen'] },
    '🏃‍♀️': { default: ['rennen'] },
    '🔫': { default: ['nass'] },
    '🌊': { default: ['nass', 'hoch'] },
    '+': { default: ['rennen', 'plus'] },
  };
  const language: Language = {
    name: 'german',
    locale: 'de',
    alphabet: 'abcdefghijklmnopqrstuvwxyzäöüß',
    minEmoji: 2,
    everyday: 'und oder',
    leftOut: 'ho*',
  };
  expect(wordsOfEmoji(names, language)).toEqual(['grün', 'oder', 'und']);
});

test('English words are ordered by class, and within a class by how often both texts have them', () => {
  const classes = [
    ['whale', 'and', "isn't"],
    ['tea', 'congress', 'zoo'],
  ];
  const speeches = 'and and congress and tea';
  const novel = 'and Whale whale tea and';
  expect(frequentWords({ classes, speeches, novel })).toEqual(['and', 'whale', 'tea', 'congress', 'zoo']);
});

test('words are left out by the whole word, its beginning or its end', () => {
  expect(['war', 'warm', 'deadly', 'seeing'].filter(matcherOf('war dead* *ing'))).toEqual([
    'war',
    'deadly',
    'seeing',
  ]);
  expect(sortedUnique(['b', 'a', 'b'])).toEqual(['a', 'b']);
});
