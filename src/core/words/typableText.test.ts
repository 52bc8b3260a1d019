import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anyText } from '../../testing/challenges';
import { tries } from '../../testing/thorough';
import { isShowable } from './scripts';
import { isTypable, typableText as typableTextOn } from './typableText';

/** On a machine whose fonts have all letters. */
const typableText = (text: string) => typableTextOn(text, () => true);

describe('a pasted text becomes what a keyboard can type', () => {
  test.each([
    ['“Don’t,” she said – „ja“ «oui» ‚so‘ …', `"Don't," she said - "ja" "oui" 'so' ...`, 11],
    ['5 − 3 — 2', '5 - 3 - 2', 2],
    ['ﬁsh, eﬀect and baﬄe', 'fish, effect and baffle', 3],
    ['пʼять Hawaiʻi', "п'ять Hawai'i", 2],
    ['5′10″', `5'10"`, 2],
    ['vrĳ, col·lecció, coŀlecció', 'vrij, col·lecció, col·lecció', 2],
    ['Ｈｅｌｌｏ，　１２', 'Hello, 12', 9],
    ['ἀλλ᾽ ἐγώ', "ἀλλ' ἐγώ", 1],
    ['two\u00a0words\tand\r\n\n  more\u2003of\u3000them', 'two words and more of them', 4],
    ['soft\u00adhy\u200bphen\ufeff', 'softhyphen', 0],
    ['cafe\u0301 nai\u0308ve', 'café naïve', 0],
    ['½ is not in NFKC, x² too', '½ is not in NFKC, x² too', 0],
    ['', '', 0],
    [' \n ', '', 0],
  ])('%j', (text, typable, replaced) => {
    expect(typableText(text)).toEqual({
      words: typable === '' ? [] : typable.split(' '),
      replaced,
      unmarked: 0,
      leftOut: 0,
      cut: 0,
    });
  });

  test('characters that no font has are left out and counted, an emoji as one', () => {
    expect(typableText('thumbs 👍 up, 日本 too, \ud83d')).toMatchObject({
      words: ['thumbs', 'up,', 'too,'],
      leftOut: 4,
    });
  });

  test('a mark that makes no letter of the fonts is left out, and the letter stays', () => {
    expect(typableText('q\u0301 x\u0323\u0301')).toEqual({
      words: ['q', 'x'],
      replaced: 0,
      unmarked: 0,
      leftOut: 3,
      cut: 0,
    });
  });

  test('a word of more than 40 characters is cut into pieces', () => {
    const { words, cut } = typableText(`${'a'.repeat(40)} ${'b'.repeat(41)} ${'c'.repeat(81)}`);
    expect(words.map(({ length }) => length)).toEqual([40, 40, 1, 40, 40, 1]);
    expect(cut).toBe(2);
  });
});

describe('letters that the fonts of the page lack', () => {
  const VIETNAMESE = 'Tiếng Việt: được, những, ở';
  const GREEK = 'ἐν ἀρχῇ ἦν ὁ λόγος ᾧ';

  test.each([VIETNAMESE, GREEK, 'ɓaŋ ƙasa', 'ѣ ѫ', 'Հայերեն', 'ქართული'])('%s stays as it is', (text) => {
    expect(typableText(text.normalize('NFD'))).toEqual({
      words: text.split(' '),
      replaced: 0,
      unmarked: 0,
      leftOut: 0,
      cut: 0,
    });
    expect(isTypable(text)).toBe(true);
  });

  test('lose their marks if system fonts lack them too, which is counted separately', () => {
    expect(typableTextOn(VIETNAMESE, () => false)).toMatchObject({
      words: ['Tiêng', 'Viêt:', 'đuoc,', 'nhung,', 'o'].map((word) => word.replace('ê', 'e')),
      replaced: 0,
      unmarked: 6,
    });
    expect(typableTextOn(GREEK, (letter) => letter === 'ἀ')).toMatchObject({
      words: ['εν', 'ἀρχη', 'ην', 'ο', 'λόγος', 'ω'],
      unmarked: 5,
      leftOut: 0,
    });
  });

  test('Hebrew stays without its points, which are counted, and with marks as keyboards have them', () => {
    expect(typableText('שָׁלוֹם צה״ל תל־אביב')).toEqual({
      words: ['שלום', 'צה"ל', 'תל-אביב'],
      replaced: 2,
      unmarked: 0,
      leftOut: 3,
      cut: 0,
    });
    expect(isTypable('שלום צה"ל')).toBe(true);
  });

  test('Arabic stays without its vowels, with the letters that forms stand for, and a non-joiner between letters', () => {
    expect(typableText('السَّلَامُ ﻻ می\u200cخواهم\u200c').words).toEqual(['السلام', 'لا', 'می\u200cخواهم']);
    expect(typableText('\u0671للَّهِ').words).toEqual(['الله']);
    expect(isTypable('می\u200cخواهم')).toBe(true);
  });

  test('words of India stay with their marks, those that compose composed, and with joiners between their letters', () => {
    expect(typableText('करना ज़रूर बड़ा\u200c, \u200dक\u094d\u200dष हूँ।').words).toEqual([
      ...['करना', 'ज\u093cरूर', 'बड\u093cा,', 'क\u094d\u200dष', 'हूँ।'],
    ]);
    expect(typableText('\u0995\u09c7\u09be \u09dc க\u0bc6\u0bbeடு').words).toEqual([
      ...['\u0995\u09cb', '\u09a1\u09bc', 'க\u0bcaடு'],
    ]);
    expect(isTypable('क\u094d\u200dष')).toBe(true);
    expect(isTypable('\u200dक')).toBe(false);
  });

  test('no joiner is left at an edge of a word, as where letters after it are left out, or where it is cut', () => {
    expect(typableText('می\u200c\u06d0 ক\u200d\u09fb').words).toEqual(['می', 'ক']);
    expect(typableText('\u06d0\u200c\u06d0').words).toEqual([]);
    expect(typableText('a \u09fb\u200d\u09fb b').words).toEqual(['a', 'b']);
    const long = typableText(`ا${'می\u200c'.repeat(15)}ب ${'क'.repeat(40)}\u200cषकक`).words;
    expect(long.map((word) => word.length)).toEqual([39, 7, 40, 3]);
    for (const word of long) expect(isTypable(word)).toBe(true);
  });

  test('Korean syllables and letters are typed as they are, where the system has them', () => {
    const text = '안녕하세요, 값이 얼마예요? ㅋㅋㅋ';
    expect(typableText(text.normalize('NFD')).words).toEqual(text.split(' '));
    expect(isTypable(text)).toBe(true);
    expect(typableTextOn(text, () => false)).toMatchObject({ words: [',', '?'], leftOut: 14 });
  });

  test('a Thai text without spaces is cut between words, and no letter from its marks', () => {
    const text = 'วันนี้อากาศดีมากเราจึงไปเดินเล่นที่สวนสาธารณะใกล้บ้านด้วยกัน';
    const { words } = typableText(text);
    expect(words.join('')).toBe(text);
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) expect(text).toMatch(new RegExp(`(^|[^เแโใไ])${word}`));
    const marked = typableText('น้ำ'.repeat(30)).words;
    expect(marked.map((word) => word.length % 3)).toEqual(marked.map(() => 0));
  });

  test.each(['日本', 'かな', 'ਪੰਜਾਬੀ', 'తెలుగు', '\u1112\u1161', '᾽'])(
    'but not %s, which it cannot set',
    (text) => {
      expect(isShowable(text)).toBe(false);
    },
  );
});

const hostile = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '“',
        '…',
        'ﬃ',
        '\u0301',
        '\u0323',
        'e',
        ' ',
        '\u00ad',
        '👍',
        '\u0387',
        'ǆ',
        'ſ',
        'ʼ',
        'ĳ',
        'Ａ',
        '№',
        ...'कि्ড়ক่น้ำیب\u0978\u06d0\u200c\u200d',
        'می\u200c'.repeat(15),
      ),
    )
    .map((all) => all.join('')),
  fc.string({ minLength: 30, maxLength: 200 }).map((text) => text.replaceAll(' ', '')),
);

test('any text becomes words of showable characters, none empty and none longer than 40', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const word of typableText(text).words) {
        expect(word.length).toBeGreaterThanOrEqual(1);
        expect(word.length).toBeLessThanOrEqual(40);
        expect(word).toBe(word.normalize('NFC'));
        for (const unit of word.split('')) expect(unit !== ' ' && isShowable(unit)).toBe(true);
      }
    }),
    { numRuns: tries(1000, 200) },
  );
});

test('what was made typable stays unchanged', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { words } = typableText(text);
      expect(typableText(words.join(' '))).toEqual({ words, replaced: 0, unmarked: 0, leftOut: 0, cut: 0 });
      expect(isTypable(words.join(' '))).toBe(words.length > 0);
    }),
    { numRuns: tries(1000, 200) },
  );
});

test('what is called typable is not changed', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      fc.pre(isTypable(text));
      expect(typableText(text)).toEqual({
        words: text.split(' '),
        replaced: 0,
        unmarked: 0,
        leftOut: 0,
        cut: 0,
      });
    }),
  );
});

test.each([
  ['prose', 'It was “a dark” and stormy night — the rain fell…\n'],
  ['accents alone', '\u0301\u0323'],
  ['accents that decompose', '\u0344'],
  ['letters that compose', 'e\u0323\u0302'],
  ['spaces', ' \t'],
  ['one word', 'x'],
  ['emoji', '👨‍👩‍👧'],
  ['invisible characters', '\u200b'],
])(
  'a MB of %s is normalised at most once, never many marks in a row, and each letter is looked up once',
  (_, piece) => {
    const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
    // The browser's own takes quadratic time for marks in a row.
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    const askedFor: string[] = [];
    typableTextOn(text, (letter) => askedFor.push(letter) > 0);
    const normalised = normalize.mock.contexts.map(String);
    expect(normalised.filter((part) => /\p{M}{5}/u.test(part))).toEqual([]);
    expect(normalised.join('').length).toBeLessThanOrEqual(text.length + 100);
    expect(askedFor.length).toBeLessThanOrEqual(10);
  },
);
