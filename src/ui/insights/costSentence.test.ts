import { expect, test } from 'vitest';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { speedUnitOf, WPM } from '../../core/words/speedUnit';
import { aPlayedRound } from '../../testing/playedRounds';
import { costSentence } from './costSentence';
import { rangeText } from './rangeText';

test('the largest avoidable part is named, with what it cost and where', () => {
  const pausing = aPlayedRound({ words: 'the fox', keys: 'the fo', gapsMs: { 4: 8000 }, durationMs: 9000 });
  expect(costSentence(analyseRound(pausing), WPM)).toBe('Pauses cost you 50 wpm, most of them before “fo”.');
  const beforeSpace = aPlayedRound({
    words: 'the fox',
    keys: 'the fo',
    gapsMs: { 3: 8000 },
    durationMs: 9000,
  });
  expect(costSentence(analyseRound(beforeSpace), WPM)).toBe(
    'Pauses cost you 50 wpm, most of them before “␣f”.',
  );
  const stopping = aPlayedRound({ words: 'the fox', keys: 'the fo' });
  expect(costSentence(analyseRound(stopping), WPM)).toBe('Stopping before the end cost you 142 wpm.');
});

test('what a part cost is the difference of the speeds as they are shown', () => {
  const stopping = analyseRound(aPlayedRound({ words: 'the fox', keys: 'the fo' }));
  const told = costSentence(
    {
      ...stopping,
      figures: { ...stopping.figures, speedWpm: 7.4 },
      partToWorkOn: { name: 'afterTheLastKey', ms: 20_000, wpmWithout: 64.6 },
    },
    WPM,
  );
  expect(told).toBe('Stopping before the end cost you 58 wpm.');
});

test('pauses all over the round are named without a place', () => {
  const pausing = aPlayedRound({
    words: 'the fox pit',
    keys: 'the fox pi',
    gapsMs: { 2: 1000, 4: 1000, 8: 1000 },
    durationMs: 3600,
  });
  expect(costSentence(analyseRound(pausing), WPM)).toBe('Pauses cost you 56 wpm.');
});

test('a part that cost no speed is named with its time; a faultless round has no such sentence', () => {
  const wrong = aPlayedRound({ words: 'the fox', keys: 'zzzzzz', durationMs: 520 });
  expect(costSentence(analyseRound(wrong), WPM)).toBe('Wrong keys took 0.5 s.');
  const right = aPlayedRound({ words: 'the fox', keys: 'the fo', durationMs: 500 });
  expect(costSentence(analyseRound(right), WPM)).toBeNull();
});

test('over Korean words it is the difference of the strokes as they are shown', () => {
  const stopping = analyseRound(aPlayedRound({ words: 'the fox', keys: 'the fo' }));
  const figures = { ...stopping.figures, speedWpm: 7.44 };
  const partToWorkOn = { name: 'afterTheLastKey', ms: 20_000, wpmWithout: 64.6 } as const;
  // 665 less 77.
  expect(costSentence({ ...stopping, figures, partToWorkOn }, speedUnitOf('korean-common-1'))).toBe(
    'Stopping before the end cost you 588 strokes/min.',
  );
  expect(rangeText({ fromWpm: 66, toWpm: 72 }, speedUnitOf('korean-200-1'))).toBe('680 to 742 strokes/min');
});
