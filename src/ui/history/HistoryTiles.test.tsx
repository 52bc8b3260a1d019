// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withSpeed } from '../../analysis/history/roundWithSpeed';
import { WORD_COUNT_DEADLINE_MS } from '../../core/round/rules';
import { WPM } from '../../core/words/speedUnit';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { aListedRound } from '../../testing/listedRounds';
import { HistoryTiles } from './HistoryTiles';

afterEach(cleanup);

/** No list has been read in these tests, so `listedAt` is the start of 1970, UTC. */
const TODAY = 0;
const DAY = 24 * 3_600_000;
const A_WEEK_AGO = -7 * DAY;
const LONG_AGO = -30 * DAY;

/** The figures and notes shown for these rounds, by their names. */
function figuresOf(listed: readonly ListedRound[]): Record<string, string> {
  const comparable = listed.filter(({ wasRaced }) => !wasRaced).map(withSpeed);
  const { container } = render(
    <HistoryTiles
      unit={WPM}
      listed={listed}
      comparable={comparable}
      inTrend={comparable.filter(({ playedAt }) => playedAt <= TODAY)}
    />,
  );
  return Object.fromEntries(
    Array.from(container.querySelectorAll('dt'), (term) => [
      term.textContent,
      Array.from(
        term.parentElement?.querySelectorAll('dd:not(:has(button))') ?? [],
        ({ textContent }) => textContent,
      )
        .filter(Boolean)
        .join('; '),
    ]),
  );
}

test('bests count comparable rounds only; number and time count all rounds', () => {
  const listed = [
    aListedRound({ playedAt: TODAY, total: 900, errors: 0, wasRaced: true }),
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
    aListedRound({ playedAt: LONG_AGO, total: 800, errors: 0, wasRaced: true }),
    aListedRound({ playedAt: LONG_AGO, total: 200, errors: 0 }),
  ];
  expect(figuresOf(listed)).toEqual({
    'Usual speed': '60 wpm; median of the last 2',
    'This week': '40 wpm; no rounds last week',
    Best: '80 wpm; 40 today',
    Rounds: '4; 2 today',
    'Time typed': '2 min; 1 min today',
  });
});

test('the hour of a round that was forgotten is no time typed', () => {
  const listed = [
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
    aListedRound({
      playedAt: LONG_AGO,
      total: 1,
      errors: 0,
      durationMs: WORD_COUNT_DEADLINE_MS,
      wordLimit: 12,
    }),
  ];
  expect(figuresOf(listed)).toMatchObject({ Rounds: '2; 1 today', 'Time typed': '30 s; 30 s today' });
});

test('a round dated in the future counts for the best of all, and neither for today nor for this week', () => {
  const listed = [
    aListedRound({ playedAt: TODAY + 1, total: 200, errors: 0 }),
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
  ];
  expect(figuresOf(listed)).toMatchObject({
    'Usual speed': '40 wpm',
    'This week': '40 wpm; no rounds last week',
    Best: '80 wpm; 40 today',
  });
});

test('the bests of today and of this week are said once where they are the same figure', () => {
  const listed = [
    aListedRound({ playedAt: TODAY, total: 99, errors: 0 }),
    aListedRound({ playedAt: TODAY - DAY, total: 100, errors: 0 }),
  ];
  expect(figuresOf(listed)).toMatchObject({ Best: '40 wpm; 40 today' });
});

test('this week is told by its median, and how that differs from the week before', () => {
  const week = (playedAt: number, totals: readonly number[]): ListedRound[] =>
    totals.map((total) => aListedRound({ playedAt, total, errors: 0 }));
  const listed = [...week(TODAY, [90, 101, 150]), ...week(A_WEEK_AGO, [95]), ...week(LONG_AGO, [300])];
  expect(figuresOf(listed)).toMatchObject({ 'This week': '40 wpm; +2.4 vs. last week' });
});

test('there is no best when all rounds were raced', () => {
  expect(figuresOf([aListedRound({ playedAt: TODAY, wasRaced: true })])).toEqual({
    'Usual speed': '–',
    'This week': '–; no rounds yet',
    Best: '–',
    Rounds: '1',
    'Time typed': '30 s',
  });
});
