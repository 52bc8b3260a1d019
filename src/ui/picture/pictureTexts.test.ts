import { expect, test } from 'vitest';
import { figuresOf } from '../../analysis/insights/figures';
import { timelineOf } from '../../analysis/insights/timeline';
import { summaryOf } from '../../core/history/summary';
import { aPlayedRound } from '../../testing/playedRounds';
import { formatDate } from '../history/dateFormat';
import { pictureTexts } from './pictureTexts';

const round = aPlayedRound({ words: 'one two three', keys: 'one twx', gapMs: 200, durationMs: 6000 });
const figures = figuresOf(timelineOf(round));
const playedAt = new Date(2026, 10, 26, 17, 30).getTime();
const textsOf = (wasRaced = false, address = 'https://example.org/thirty/') =>
  pictureTexts({ round, summary: summaryOf(round), wasRaced, playedAt }, figures, address);
/** The same keys, slower. */
const whole = aPlayedRound({ words: 'one two three', keys: 'one twx', gapMs: 800, durationMs: 6000 });

test('a picture says speed, likely range, the three lines, date, kind and address', () => {
  // Six right characters in six seconds: 6 / 5 / 0.1 min. Those of a round that was left early have no range.
  expect(
    pictureTexts(
      { round: whole, summary: summaryOf(whole), wasRaced: false, playedAt },
      figuresOf(timelineOf(whole)),
      'https://example.org/',
    ).likelyRange,
  ).toMatch(/^Likely range 1\d to \d+ wpm$/);
  expect(textsOf()).toMatchObject({
    speed: '12 wpm',
    likelyRange: '',
    result: [
      ['Accuracy:', '86%'],
      ['Errors:', '1'],
      ['Characters Typed:', '7'],
    ],
    date: formatDate(playedAt),
    kind: '6 s · text-1, left early',
    address: 'example.org/thirty',
  });
});

test('a raced round is one on its picture, too', () => {
  expect(textsOf(true).kind).toBe('6 s · text-1, raced, left early');
});

test.each([
  ['https://thirty.example/', 'thirty.example'],
  ['http://localhost:4173/index.html', 'localhost:4173'],
  ['https://example.org/a/b/index.html?theme=dark', 'example.org/a/b'],
])('the address %s is written as %s', (url, written) => {
  expect(textsOf(false, url).address).toBe(written);
});
