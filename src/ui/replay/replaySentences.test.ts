import { expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { aPlayedRound } from '../../testing/playedRounds';
import { positionSentence, secondsText } from './replaySentences';

const PLAYBACK = new Playback(aPlayedRound({ words: 'hot cold', keys: 'hot cox', gapMs: 200 }));

test.each([
  [0, '0.0 s, word hot'],
  [599, '0.5 s, word hot'],
  [600, '0.6 s, word cold'],
  [1000, '1.0 s, 72 wpm, word cold'],
  [1200, '1.2 s, 60 wpm, word cold'],
  [30_000, '30.0 s, 2 wpm, word cold'],
])('at %d ms: %s', (ms, sentence) => {
  expect(positionSentence(PLAYBACK.at(ms), ms)).toBe(sentence);
});

test('a tenth of a second is not shown before it is over', () => {
  expect(secondsText(1099.9)).toBe('1.0 s');
  expect(secondsText(1100)).toBe('1.1 s');
});
