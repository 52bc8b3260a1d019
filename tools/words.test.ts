import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type KeyboardLayout, LAYOUTS } from '../src/core/keyboard/layouts';
import { strokesOf } from '../src/core/keyboard/strokes';
import { OWN_LANGUAGE } from '../src/core/language/ownLanguage';
import { CUSTOM_TEXT, STANDARD_ROUND } from '../src/core/round/rules';
import { type StoredList, wordsOfVersion } from '../src/core/words/listVersions';
import { systemScriptsOf } from '../src/core/words/scripts';
import { STROKES_PER_CHARACTER } from '../src/core/words/speedUnit';
import { wordsHash } from '../src/core/words/textHash';
import {
  isFormerList,
  isWordsChoice,
  languageInEnglish,
  languageOf,
  WORDS_CHOICES,
} from '../src/core/words/wordChoices';
import { ALPHABETS } from './alphabets';
import { UNWANTED } from './unwantedWords';
import { frequentWords, matcherOf, sortedUnique, wordsIn } from './wordSources';
import { charactersIn, SCRIPTS } from './wordsFont';

const ENGLISH = 'abcdefghijklmnopqrstuvwxyz';

/** The hash of every version of every list. A list that changes must get a new one, or saved rounds could not be replayed. */
const HASHES: Readonly<Record<string, number>> = {
  'afrikaans-200-1': 0x9ce87f81,
  'afrikaans-common-1': 0xd62ed6cb,
  'arabic-200-1': 0xb1eb2e1e,
  'arabic-common-1': 0xee5337f3,
  'basque-200-1': 0xe334f3f2,
  'basque-common-1': 0x186e284e,
  'belarusian-200-1': 0x36041835,
  'belarusian-common-1': 0xd5452a0b,
  'bengali-200-1': 0xdbfa9d20,
  'bengali-common-1': 0x83ee09d3,
  'bulgarian-1': 0x0e23416c,
  'bulgarian-2': 0x5341add5,
  'bulgarian-200-1': 0x9349d03d,
  'bulgarian-3': 0x70da6aea,
  'bulgarian-common-1': 0x74392e04,
  'catalan-200-1': 0xca34f5a4,
  'catalan-common-1': 0x8b03c9a0,
  'croatian-200-1': 0x65dfb899,
  'croatian-common-1': 0x297e8e82,
  'czech-1': 0xdd01174e,
  'czech-2': 0xa2b09f2d,
  'czech-200-1': 0xcfc798e8,
  'czech-common-1': 0x9a870889,
  'danish-1': 0xc26c35f6,
  'danish-200-1': 0xb1986196,
  'danish-common-1': 0x3a8a3890,
  'dutch-1': 0x70e29c6b,
  'dutch-200-1': 0x04245399,
  'dutch-common-1': 0xc38a79e6,
  'english-1': 0xdc48474e,
  'english-10000-1': 0x4f714b00,
  'english-200-1': 0x3d6a89a3,
  'estonian-200-1': 0x7d0e177b,
  'estonian-common-1': 0xacc77ef1,
  'finnish-1': 0x43dff10b,
  'finnish-200-1': 0x943bcf9f,
  'finnish-common-1': 0xa7ae065e,
  'french-1': 0x0555a76a,
  'french-2': 0x0555a76a,
  'french-200-1': 0x821a051f,
  'french-common-1': 0x747f5de9,
  'galician-200-1': 0x87e71607,
  'galician-common-1': 0xf603b5b9,
  'german-1': 0x1650c68c,
  'german-2': 0x0f29036d,
  'german-200-1': 0x5532200d,
  'german-common-1': 0x1a2ca582,
  'greek-1': 0x7a03c6cb,
  'greek-2': 0x7a03c6cb,
  'greek-200-1': 0x0e42020e,
  'greek-common-1': 0x3e6e4b64,
  'hebrew-200-1': 0x265e6c50,
  'hebrew-common-1': 0xc6342838,
  'hindi-200-1': 0x511e1760,
  'hindi-common-1': 0x0b83d8f1,
  'hungarian-200-1': 0x443b34b9,
  'hungarian-common-1': 0xc0794d45,
  'icelandic-200-1': 0xcf32057d,
  'icelandic-common-1': 0x6fb726db,
  'indonesian-200-1': 0x96e9398d,
  'indonesian-common-1': 0x623d15d0,
  'italian-1': 0x1fca2228,
  'italian-2': 0x98624f76,
  'italian-200-1': 0xa97ad7c6,
  'italian-common-1': 0x96122646,
  'korean-200-1': 0x05de2b89,
  'korean-common-1': 0x17fe09c6,
  'latvian-200-1': 0x331921c4,
  'latvian-common-1': 0x02dcf43d,
  'lithuanian-200-1': 0xb3a6365a,
  'lithuanian-common-1': 0x5c363076,
  'macedonian-200-1': 0x36d7bcfa,
  'macedonian-common-1': 0x31ab5d5a,
  'norwegian-1': 0xf3076294,
  'norwegian-200-1': 0xb4288063,
  'norwegian-common-1': 0xb1f1aae2,
  'persian-200-1': 0x39257128,
  'persian-common-1': 0x7980439c,
  'polish-1': 0xa494f272,
  'polish-2': 0x29979cc4,
  'polish-200-1': 0xe0d56778,
  'polish-common-1': 0x41ce3e4f,
  'portuguese-1': 0xcc6f0d04,
  'portuguese-2': 0xf73919bd,
  'portuguese-200-1': 0x554a3a00,
  'portuguese-common-1': 0x2cb86312,
  'romanian-200-1': 0x65c04aac,
  'romanian-common-1': 0x91209d19,
  'russian-1': 0x116e3d73,
  'russian-2': 0x4bb5f20d,
  'russian-200-1': 0x013b0381,
  'russian-3': 0x3354aa15,
  'russian-common-1': 0x8db50c07,
  'serbian-cyrillic-200-1': 0xe87425a0,
  'serbian-cyrillic-common-1': 0xdcb259cd,
  'serbian-latin-200-1': 0xc6585a86,
  'serbian-latin-common-1': 0xc7872998,
  'slovak-200-1': 0xd8f93be9,
  'slovak-common-1': 0x5cc7419f,
  'slovenian-200-1': 0xe756a7ae,
  'slovenian-common-1': 0x6c95b566,
  'spanish-1': 0x713714e6,
  'spanish-2': 0x713714e6,
  'spanish-200-1': 0x5644efdc,
  'spanish-common-1': 0x1d140ca3,
  'swedish-1': 0xb344e7d1,
  'swedish-200-1': 0x8bd40439,
  'swedish-common-1': 0x8310f631,
  'tamil-200-1': 0x3fc2ebd3,
  'tamil-common-1': 0xcd1f759c,
  'thai-200-1': 0x7ea44df7,
  'thai-common-1': 0xfacef2b2,
  'turkish-1': 0xd0d56886,
  'turkish-2': 0xdca0c758,
  'turkish-200-1': 0x1eee2280,
  'turkish-common-1': 0xdb84f0f2,
  'ukrainian-1': 0x3274a1ca,
  'ukrainian-2': 0xe4859983,
  'ukrainian-200-1': 0xe27f4042,
  'ukrainian-common-1': 0xdbd2c7d8,
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
/** Those of the words that are used most, in this order. */
const byUse = names.filter((name) => name.endsWith('-common'));

function listOf(name: string): WordList {
  const list = lists.find((candidate) => candidate.name === name);
  if (!list) throw new Error(`There is no list ${name} in assets/words.`);
  return list;
}

function alphabetOf(list: string): string {
  return ALPHABETS[languageInEnglish(list)] ?? ENGLISH;
}

test('a list never changes under its name', () => {
  const versions = lists.flatMap(({ stored }) =>
    [...Object.keys(stored.earlier ?? {}), stored.id, stored.first200 ?? []]
      .flat()
      .map((name) => [name, wordsHash(wordsOfVersion(stored, name) ?? [])]),
  );
  expect(Object.fromEntries(versions)).toEqual(HASHES);
});

test('the page offers the latest version of each list, or another one in its place', () => {
  const offered = WORDS_CHOICES.map((choice) => choice.name).filter((name) => name !== CUSTOM_TEXT);
  const latest = lists.flatMap(({ stored }) => [stored.id, stored.first200 ?? []].flat());
  expect(latest.filter((name) => !isWordsChoice(name))).toEqual([]);
  expect(latest.filter((name) => !isFormerList(name)).toSorted()).toEqual(offered.toSorted());
});

test.each(names)('%s has all versions before the latest', (name) => {
  const { id, earlier = {} } = listOf(name).stored;
  expect([...Object.keys(earlier), id]).toEqual(
    Array.from(Object.keys({ ...earlier, id }), (_, index) => `${name}-${index + 1}`),
  );
});

test.each(byUse)('%s has a thousand words or more, and from 200 on they can be dealt', (name) => {
  const { stored, words } = listOf(name);
  expect(stored.first200).toBe(`${languageInEnglish(name)}-200-1`);
  expect(words.length).toBeGreaterThanOrEqual(1000);
  expect(words.length).toBeLessThanOrEqual(1200);
  expect(wordsOfVersion(stored, stored.first200 ?? '')).toEqual(words.slice(0, 200).toSorted());
  expect(wordsOfVersion(stored, stored.id)).toEqual(words.toSorted());
});

test.each(names)(
  'months, weekdays, countries and languages that %s writes with a capital are not in it, unless they are other words, too',
  (name) => {
    const locale = languageOf(listOf(name).stored.id) ?? OWN_LANGUAGE;
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
  'greek-common': 'πάλι',
  'afrikaans-common': 'ewe',
  'basque-common': 'gabon',
  'croatian-common': 'mali',
  'danish-common': 'man',
  'finnish-common': 'oman',
  'indonesian-common': 'akan minggu',
  'lithuanian-common': 'gana',
  'macedonian-common': 'мали',
  'norwegian-common': 'man',
  'russian-common': 'того',
  'serbian-cyrillic-common': 'мали',
  'serbian-latin-common': 'mali',
  'slovak-common': 'mali',
  'slovenian-common': 'mali',
  'ukrainian-common': 'того',
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

/** German nouns have a capital. Words of one letter are words of a language that is written so, and no list had them before. */
test.each(names)(
  'the words of %s are lowercase, of its alphabet, of at most 14 letters, and each comes once',
  (name) => {
    const { words } = listOf(name);
    const text = words.join(' ');
    const isWord = new RegExp(`^[${alphabetOf(name)}]{${byUse.includes(name) ? 1 : 2},14}$`, 'u');
    const inLowercase =
      name === 'german-common' ? words.map((word) => word[0]?.toLowerCase() + word.slice(1)) : words;
    expect(inLowercase.filter((word) => !isWord.test(word))).toEqual([]);
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
  const { stems, exceptions } = UNWANTED[languageInEnglish(name)] ?? { stems: '', exceptions: '' };
  const isUnwanted = matcherOf(stems);
  const isException = matcherOf(exceptions);
  expect(wordsIn(stems).length).toBeGreaterThan(10);
  const words = listOf(name).words.map((word) => word.toLowerCase());
  expect(words.filter((word) => isUnwanted(word) && !isException(word))).toEqual([]);
});

test('the fonts have every letter of every alphabet, but of scripts that only system fonts have', () => {
  const drawn = new Set(Object.values(SCRIPTS).flatMap((range) => Array.from(charactersIn(range))));
  expect(
    Object.values(ALPHABETS)
      .flatMap((alphabet) => Array.from(alphabet))
      .filter((letter) => !drawn.has(letter) && systemScriptsOf(letter).length === 0),
  ).toEqual([]);
});

test('Korean speeds count as many strokes a character as the words of the list have in the mean', () => {
  const { words } = listOf('korean-common');
  const strokes = strokesOf(LAYOUTS.find(({ languages }) => languages.includes('ko')) as KeyboardLayout);
  const { wordsPerBatch } = STANDARD_ROUND;
  const spaces = (words.length * (wordsPerBatch - 1)) / wordsPerBatch;
  const characters = Array.from(words.join(''));
  const all = characters.reduce((sum, one) => sum + strokes(one).length, spaces);
  expect(STROKES_PER_CHARACTER).toBeCloseTo(all / (characters.length + spaces), 2);
});

test('the 200 most common English words are among the 10,000', () => {
  const all = new Set(listOf('english-10000').words);
  expect(listOf('english-200').words.filter((word) => !all.has(word))).toEqual([]);
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
