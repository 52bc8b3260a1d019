import { describe, expect, test } from 'vitest';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { aListedRound } from '../../testing/listedRounds';
import { comparedSentence, daysInRowText, kindText, notShownSentence, roundCount } from './roundSentences';

/** Later than every round here, unless a test says otherwise. */
const NOW = Date.UTC(2026, 10, 22);

test('a saved round that cannot be shown is called gone only when it is', () => {
  expect(notShownSentence(null)).toContain('not here any more');
  expect(notShownSentence('wordsNotLoaded')).toContain('The round is intact');
  expect(notShownSentence('notHere')).toContain('another version of Thirty');
});

describe('a round in the list', () => {
  test('says how long it was', () => {
    expect(kindText(aListedRound(), NOW)).toBe('30 s');
    expect(kindText(aListedRound({ durationMs: 7500 }), NOW)).toBe('7.5 s');
    expect(kindText(aListedRound({ durationMs: 3_600_000, wordLimit: 24, byEar: true }), NOW)).toBe(
      '24 words · dictation',
    );
    expect(kindText(aListedRound({ onMistake: 'noWayBack' }), NOW)).toBe('30 s · no way back');
    expect(kindText(aListedRound({ spaceEndsWord: true, onMistake: 'noWayBack' }), NOW)).toBe(
      '30 s · no way back · Space ends the word',
    );
  });

  test('of practice names its pairs, with their spaces', () => {
    expect(kindText(aListedRound({ practice: ['e ', 'en'] }), NOW)).toBe('30 s · practice e␣, en');
    const raced = aListedRound({ wordList: 'french-common-1', practice: ['é'], wasRaced: true });
    expect(kindText(raced, NOW)).toBe('30 s · Français · practice é, raced');
  });

  test('is marked as raced only when it was', () => {
    expect(kindText(aListedRound({ wasRaced: true }), NOW)).toBe('30 s, raced');
    expect(kindText(aListedRound({ wasRaced: false }), NOW)).toBe('30 s');
  });

  test('with the words of a day is marked as that, and as again when it was not the first', () => {
    expect(kindText(aListedRound({ wordsOfDay: '2026-11-21' }), NOW)).toBe("30 s, Today's words");
    expect(kindText(aListedRound({ wordsOfDay: '2026-11-21', wasRaced: true }), NOW)).toBe(
      "30 s, Today's words, again",
    );
  });

  test('with the words of another day than that of its end says which', () => {
    const overMidnight = aListedRound({ wordsOfDay: '2026-11-20' });
    expect(kindText(overMidnight, NOW)).toBe("30 s, Today's words, Nov 20, 2026");
  });

  test('is marked as left early only when it was', () => {
    expect(kindText(aListedRound({ leftEarly: true }), NOW)).toBe('30 s, left early');
    expect(kindText(aListedRound({ leftEarly: true, wasRaced: true }), NOW)).toBe('30 s, raced, left early');
  });

  test('is marked as dated in the future from the next ms on', () => {
    expect(kindText(aListedRound({ playedAt: NOW }), NOW)).toBe('30 s');
    expect(kindText(aListedRound({ playedAt: NOW + 1 }), NOW)).toBe('30 s, dated in the future');
    expect(kindText(aListedRound({ playedAt: NOW + 1, wasRaced: true }), NOW)).toBe(
      '30 s, raced, dated in the future',
    );
  });
});

describe('below bests and trend', () => {
  const usual = aListedRound({ id: 'b' });
  const marked = aListedRound({ id: 'c', wasRaced: false });
  const raced = aListedRound({ id: 'd', wasRaced: true });
  const left = aListedRound({ id: 'g', leftEarly: true });
  const racedAndLeft = aListedRound({ id: 'h', wasRaced: true, leftEarly: true });

  const practised = aListedRound({ id: 'e', practice: ['en'] });

  const sentence = (listed: readonly ListedRound[], isPractice = false): string =>
    comparedSentence({ listed, isPractice, listedAt: NOW });

  test('later rounds of a day are told of by their mark, and raced ones by theirs', () => {
    const again = aListedRound({ id: 'i', wasRaced: true, wordsOfDay: '2026-11-21' });
    expect(sentence([usual, again])).toBe('Rounds marked “again” do not count towards bests and trend.');
    expect(sentence([usual, raced, again])).toBe(
      'Rounds marked “raced” do not count towards bests and trend. Rounds marked “again” do not count towards bests and trend.',
    );
  });

  test('days in a row are counted in words', () => {
    expect(daysInRowText(5)).toBe("Today's words: 5 days in a row");
  });

  test('there is no sentence when all rounds are compared', () => {
    expect(sentence([usual, marked])).toBe('');
    expect(sentence([])).toBe('');
  });

  test('a sentence says why some rounds are not compared', () => {
    expect(sentence([usual, raced])).toBe('Rounds marked “raced” do not count towards bests and trend.');
    expect(sentence([usual, left])).toBe('Rounds marked “left early” do not count towards bests and trend.');
    expect(sentence([usual, racedAndLeft, left])).toBe(
      'Rounds marked “raced” or “left early” do not count towards bests and trend.',
    );
    expect(sentence([usual, practised])).toBe('Practice does not count towards bests and trend.');
    expect(sentence([practised], true)).toBe('');
  });

  test('a sentence says that rounds dated in the future count only towards Best', () => {
    const future = aListedRound({ id: 'f', playedAt: NOW + 1 });
    expect(sentence([usual, future])).toBe('Rounds dated in the future count only towards Best.');
  });
});

test.each([
  [0, '0 rounds'],
  [1, '1 round'],
  [20_000, '20,000 rounds'],
])('%d rounds read “%s”', (count, text) => {
  expect(roundCount(count)).toBe(text);
});
