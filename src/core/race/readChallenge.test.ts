import { describe, expect, test } from 'vitest';
import { EXAMPLE_FRAGMENT, hashedFragment } from '../../testing/challenges';
import { earlierHex, findEnglish, fromHex, toHex } from '../../testing/recordings';
import { type ChallengeTrouble, readChallenge } from './challengeLink';

describe('a fragment that is not a challenge is rejected with a reason', () => {
  test.each<[string, ChallengeTrouble, string]>([
    ['a version that never existed', 'unreadable', `00 00 ${earlierHex()}`],
    ['a future version', 'newer', '02'],
    ['the highest possible version', 'newer', `ff 00 ${earlierHex()}`],
    ['a round of a future version', 'newer', '01 00 54 05'],
    ['another list', 'unknownWords', link({ wordList: '09 65 6e 67 6c 69 73 68 2d 32' })],
    ['a list that is not loaded yet', 'wordsNotLoaded', link({ wordList: nameOfList('french-1') })],
    [
      'a list named like a property of every object',
      'unknownWords',
      link({ wordList: nameOfList('constructor') }),
    ],
    ['other words under the same name', 'otherWords', link({ wordsHash: '00 00 00 00' })],
    ['nothing', 'unreadable', ''],
    ['a version alone', 'unreadable', '01'],
    ['a name and no round', 'unreadable', '01 00'],
    ['a name that goes on past the end', 'unreadable', '01 04 5a'],
    ['something that is not a round', 'unreadable', '01 00 89 50 4e 47'],
    ['a round in which nothing was typed', 'unreadable', `01 00 ${earlierHex({}, ['00'])}`],
    ['a round and a byte too many', 'unreadable', `01 00 ${earlierHex()} 00`],
    ['a name that is not text', 'unreadable', `01 01 ff ${earlierHex()}`],
    ['a name in more bytes than it needs', 'unreadable', `01 02 c1 81 ${earlierHex()}`],
    ['a name that ends with a space', 'unreadable', `01 02 5a 20 ${earlierHex()}`],
    ['a name with a line break', 'unreadable', `01 03 5a 0a 5a ${earlierHex()}`],
    ['a name that turns the text around', 'unreadable', `01 04 5a e2 80 ae ${earlierHex()}`],
    ['a name with a byte order mark', 'unreadable', `01 04 ef bb bf 5a ${earlierHex()}`],
    ['a name with a loose accent', 'unreadable', `01 03 65 cc 88 ${earlierHex()}`],
    ['a name of 21 letters', 'unreadable', `01 15 ${'5a '.repeat(21)}${earlierHex()}`],
    ['a round of less than 5 s', 'unreadable', link({ durationMs: '87 27' })],
    ['a round of more than 10 min', 'unreadable', link({ durationMs: 'c1 cf 24' })],
    ['11 words at a time', 'unreadable', link({ wordsPerBatch: '0b' })],
    ['13 words at a time', 'unreadable', link({ wordsPerBatch: '0d' })],
    ['no words at a time of no list here', 'unreadable', link({ wordsPerBatch: '00', wordList: '01 61' })],
  ])('%s is %s', (_, trouble, hex) => {
    expect(readChallenge(hashedFragment(fromHex(hex)), findEnglish)).toEqual({ trouble });
  });

  test.each([
    ['5 s', '88 27', 5000],
    ['10 min', 'c0 cf 24', 600_000],
  ])('a round of %s is accepted', (_, hex, durationMs) => {
    const fragment = hashedFragment(fromHex(link({ durationMs: hex })));
    expect(readChallenge(fragment, findEnglish)).toMatchObject({
      challenge: { recording: { settings: { durationMs } } },
    });
  });

  test.each([
    '',
    '#',
    '#race',
    '#race=',
    '#race=A',
    '#race=AAAA',
    '#race==',
    '#race=null',
    '#race=__proto__',
    '#race=constructor',
    '#race=\u0000',
    '#race=\ud83d',
    '#race=\udc4d\ud83d',
    '#race=№é👍',
    EXAMPLE_FRAGMENT.slice(1),
    EXAMPLE_FRAGMENT.toUpperCase(),
    EXAMPLE_FRAGMENT.replace('race', 'Race'),
    EXAMPLE_FRAGMENT.replace('=', '%3D'),
    EXAMPLE_FRAGMENT.replace('=', '=='),
    EXAMPLE_FRAGMENT.replace('#', '##'),
    EXAMPLE_FRAGMENT.replace('#', '%23'),
    EXAMPLE_FRAGMENT.replace('#', '\uff03'),
    ` ${EXAMPLE_FRAGMENT}`,
    `${EXAMPLE_FRAGMENT}\n`,
    `${EXAMPLE_FRAGMENT}=`,
    `${EXAMPLE_FRAGMENT}.`,
    `${EXAMPLE_FRAGMENT}A`,
    `${EXAMPLE_FRAGMENT}AAAA`,
    `${EXAMPLE_FRAGMENT}&x=1`,
    `${EXAMPLE_FRAGMENT}${EXAMPLE_FRAGMENT}`,
    EXAMPLE_FRAGMENT.replace('AQR', '%41%51%52'),
    lastBitSet(hashedFragment(fromHex(link({})))),
  ])('%j is unreadable', (fragment) => {
    expect(readChallenge(fragment, findEnglish)).toEqual({ trouble: 'unreadable' });
  });
});

describe('a link that was garbled in transit', () => {
  const places = Array.from(EXAMPLE_FRAGMENT, (_, place) => place);
  const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=%#. \n\u0000é\ud83d';

  function expectUnreadable(garbled: string): void {
    if (garbled === EXAMPLE_FRAGMENT) return;
    expect([garbled, readChallenge(garbled, findEnglish)]).toEqual([garbled, { trouble: 'unreadable' }]);
  }

  test('is unreadable when any one character is changed, missing or doubled', () => {
    for (const place of places) {
      const [before, after] = [EXAMPLE_FRAGMENT.slice(0, place), EXAMPLE_FRAGMENT.slice(place + 1)];
      for (const char of CHARACTERS) {
        expectUnreadable(`${before}${char}${after}`);
        expectUnreadable(`${before}${char}${EXAMPLE_FRAGMENT.slice(place)}`);
      }
      expectUnreadable(`${before}${after}`);
    }
  });

  test('is unreadable when it is cut anywhere, at either end', () => {
    for (const place of places) {
      expectUnreadable(EXAMPLE_FRAGMENT.slice(0, place));
      expectUnreadable(`#race=${EXAMPLE_FRAGMENT.slice(place + 1)}`);
    }
  });

  test('is unreadable when any two characters are swapped', () => {
    for (const one of places) {
      for (const other of places.slice(one + 1)) {
        const chars = Array.from(EXAMPLE_FRAGMENT);
        [chars[one], chars[other]] = [chars[other] ?? '', chars[one] ?? ''];
        expectUnreadable(chars.join(''));
      }
    }
  });
});

/** The bytes of a link without a name: the round of the example, with some parts of its header replaced. */
function link(parts: Parameters<typeof earlierHex>[0]): string {
  return `01 00 ${earlierHex(parts)}`;
}

/** The fragment with its very last bit set, which is unused and must be 0. */
function lastBitSet(fragment: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return fragment.slice(0, -1) + alphabet[alphabet.indexOf(fragment.slice(-1)) + 1];
}

function nameOfList(name: string): string {
  return toHex(Uint8Array.of(name.length, ...new TextEncoder().encode(name)));
}
