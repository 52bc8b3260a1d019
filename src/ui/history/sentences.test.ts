import { describe, expect, test } from 'vitest';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../../core/round/rules';
import type { ListedRound } from '../../state/history/historyAtoms';
import type { FoundRounds } from '../../state/history/historyFileAtoms';
import type { KeepingFacts } from '../../state/history/keepingFactsAtoms';
import { aListedRound } from '../../testing/listedRounds';
import {
  accuracyOf,
  comparedSentence,
  disturbancesOf,
  foundSentence,
  keepingSentence,
  kindOf,
  longTime,
  notShownSentence,
  playedSpeed,
  reasonsSentence,
  rounds,
  speedOf,
  whenOf,
  workSentence,
} from './sentences';

describe('what a file would bring', () => {
  const none = { form: 0, words: 0, wordsNotLoaded: 0, events: 0 };
  const nothing: FoundRounds = { fresh: 0, here: 0, unreadable: none };

  test('is counted, with what cannot be read reason by reason', () => {
    const found = { fresh: 2, here: 20_000, unreadable: { ...none, form: 1, events: 1200 } };
    expect(foundSentence(found)).toBe('2 new, 20,000 already here, 1,201 cannot be read');
    expect(reasonsSentence(found)).toBe(
      'Cannot be read: 1 not written as a round, 1,200 with keys or times that no round can have.',
    );
    expect(reasonsSentence({ ...nothing, unreadable: { ...none, words: 3 } })).toBe(
      'Cannot be read: 3 played with words that this copy does not have.',
    );
  });

  test('may be of words that could not be loaded now', () => {
    expect(reasonsSentence({ ...nothing, unreadable: { ...none, wordsNotLoaded: 2 } })).toBe(
      'Cannot be read: 2 whose words could not be loaded now.',
    );
  });

  test('may be nothing, and then there is no reason to tell', () => {
    expect(foundSentence(nothing)).toBe('0 new, 0 already here, 0 cannot be read');
    expect(reasonsSentence(nothing)).toBeNull();
  });
});

describe('what was written into a file', () => {
  const written = { step: 'written', rounds: 3, unreadable: 0, wordsNotLoaded: 0 } as const;

  test('is told, and what is not in it, reason by reason', () => {
    expect(workSentence(written)).toBe('3 rounds written.');
    expect(workSentence({ ...written, wordsNotLoaded: 1, unreadable: 2 })).toBe(
      '3 rounds written. 1 round left out: its words could not be loaded. Nothing is lost; export again when there is a connection. 2 rounds could not be read.',
    );
    expect(workSentence({ ...written, wordsNotLoaded: 2 })).toContain('2 rounds left out: their words');
  });
});

describe('a kept round that cannot be shown', () => {
  test('is called gone only when it is', () => {
    expect(notShownSentence(null)).toContain('not here any more');
    expect(notShownSentence('wordsNotLoaded')).toContain('The round is intact');
    expect(notShownSentence('notHere')).toContain('another version of Thirty');
  });
});

describe('what has come of an import', () => {
  test('is all of it, or nothing and why', () => {
    expect(workSentence({ step: 'added', rounds: 1200, of: 1200, best: 0 })).toBe('1,200 rounds added.');
    expect(workSentence({ step: 'added', rounds: 3, of: 5, best: 0 })).toBe(
      '3 of 5 rounds added; the others have come here meanwhile.',
    );
    expect(workSentence({ step: 'notAdded', of: 2000, trouble: null })).toBe(
      'The import was stopped. None of the 2,000 rounds was added.',
    );
    expect(workSentence({ step: 'notAdded', of: 2, trouble: 'full' })).toBe(
      'There is no room for so many rounds on this device. None of the 2 rounds was added.',
    );
    expect(workSentence({ step: 'notAdded', of: 1, trouble: 'denied' })).toBe(
      'This browser keeps no rounds here. Nothing was added.',
    );
  });
});

describe('how rounds are kept', () => {
  const facts: KeepingFacts = {
    usedBytes: null,
    isPromised: null,
    exported: { lastAt: null, playedSince: 3 },
  };
  const at = new Date(2026, 10, 21, 18).getTime();

  test('says what the browser tells, and nothing of what it does not', () => {
    expect(keepingSentence(facts)).toBe('Kept on this device only. No export yet.');
    expect(keepingSentence({ ...facts, usedBytes: 12_345_678, isPromised: true })).toBe(
      'Kept on this device only. Room taken by this page and its rounds: 12.3 MB. The browser has promised to keep them. No export yet.',
    );
    expect(keepingSentence({ ...facts, usedBytes: 0, isPromised: false })).toBe(
      'Kept on this device only. Room taken by this page and its rounds: 0.0 MB. The browser may clear them when room gets scarce. No export yet.',
    );
  });

  test('tells the last export, and the rounds since', () => {
    const exported = (playedSince: number) => ({ ...facts, exported: { lastAt: at, playedSince } });
    const told = `Kept on this device only. Last export: ${whenOf(at)}`;
    expect(keepingSentence(exported(0))).toBe(`${told}.`);
    expect(keepingSentence(exported(1))).toBe(`${told}, 1 round ago.`);
    expect(keepingSentence(exported(1050))).toBe(`${told}, 1,050 rounds ago.`);
  });
});

/** Later than any round that is not told otherwise. */
const NOW = Date.UTC(2026, 10, 22);

describe('a round in a list', () => {
  test('has the net speed and the accuracy of its result', () => {
    const { summary, playedAt } = aListedRound({ total: 150, errors: 3 });
    expect(speedOf(summary)).toBe(58.8);
    expect(accuracyOf(summary)).toBe(98);
    expect(playedSpeed(aListedRound())).toEqual({ playedAt, speedWpm: 58.8, accuracyPercent: 98 });
  });

  test('of which nothing stands, or all is wrong, has 0 of both', () => {
    for (const total of [0, 9]) {
      const { summary } = aListedRound({ total, errors: total });
      expect([speedOf(summary), accuracyOf(summary)]).toEqual([0, 0]);
    }
  });

  test('says how long it was', () => {
    expect(kindOf(aListedRound(), NOW)).toBe('30 s');
    expect(kindOf(aListedRound({ durationMs: 7500 }), NOW)).toBe('7.5 s');
  });

  test('says that it was raced, and nothing where it was not', () => {
    expect(kindOf(aListedRound({ wasRaced: true }), NOW)).toBe('30 s, raced');
    expect(kindOf(aListedRound({ wasRaced: false }), NOW)).toBe('30 s');
  });

  test('says that it is dated in the future, from the next ms on', () => {
    expect(kindOf(aListedRound({ playedAt: NOW }), NOW)).toBe('30 s');
    expect(kindOf(aListedRound({ playedAt: NOW + 1 }), NOW)).toBe('30 s, dated in the future');
    expect(kindOf(aListedRound({ playedAt: NOW + 1, wasRaced: true }), NOW)).toBe(
      '30 s, raced, dated in the future',
    );
  });

  test('says what disturbed it, if anything did', () => {
    expect(disturbancesOf(aListedRound())).toBe('');
    expect(disturbancesOf(aListedRound({ stalls: { count: 1, longestMs: 300 } }))).toBe('1 stall');
    expect(disturbancesOf(aListedRound({ wasHidden: true }))).toBe('out of sight');
    expect(disturbancesOf(aListedRound({ stalls: { count: 2, longestMs: 300 }, wasHidden: true }))).toBe(
      '2 stalls, out of sight',
    );
  });
});

describe('of the rounds in a list', () => {
  const usual = aListedRound({ id: 'b' });
  const marked = aListedRound({ id: 'c', wasRaced: false });
  const raced = aListedRound({ id: 'd', wasRaced: true });

  const long = aListedRound({ id: 'e', durationMs: 60_000 });
  const kind = { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST };

  const sentence = (listed: readonly ListedRound[], compared: number, chosen = kind): string =>
    comparedSentence({ listed, compared, kind: chosen, listedAt: NOW });

  test('that are all compared nothing is told', () => {
    expect(sentence([usual, marked], 2)).toBe('');
    expect(sentence([], 0)).toBe('');
  });

  test('it is told why some are not compared', () => {
    expect(sentence([usual, raced], 1)).toMatch(/^Raced rounds, .* are not counted/);
    expect(sentence([usual, long], 1)).toBe('Bests and trend are of rounds as they are chosen now: 30 s.');
    expect(sentence([usual, long, raced], 1, { ...kind, durationMs: 60_000, numbers: true })).toMatch(
      /now: 60 s · numbers\. Raced rounds/,
    );
  });

  test('it is told that those dated in the future count only for the best of all', () => {
    const future = aListedRound({ id: 'f', playedAt: NOW + 1 });
    expect(sentence([usual, future], 2)).toBe('Rounds dated in the future count only for the best of all.');
  });
});

test.each([
  [0, '0 rounds'],
  [1, '1 round'],
  [20_000, '20,000 rounds'],
])('%d of them are %s', (count, told) => {
  expect(rounds(count)).toBe(told);
});

test.each([
  [0, '0 s'],
  [45_999, '45 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
  [4_500 * 3_600_000, '4,500 h 0 min'],
])('%d ms of many rounds are %s', (ms, told) => {
  expect(longTime(ms)).toBe(told);
});
