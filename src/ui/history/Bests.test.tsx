// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { aListedRound } from '../../testing/listedRounds';
import { Bests } from './Bests';

afterEach(cleanup);

/** No list has been read in these tests, so `listedAt` is the start of 1970, UTC. */
const TODAY = 0;
const LONG_AGO = -30 * 24 * 3_600_000;

/** The figures shown for these rounds, by their labels. */
function figuresOf(listed: readonly ListedRound[]): Record<string, string> {
  const { container } = render(
    <Bests listed={listed} comparable={listed.filter(({ wasRaced }) => !wasRaced)} />,
  );
  return Object.fromEntries(
    Array.from(container.querySelectorAll('dt'), (term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
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
    'Best today': '40 wpm',
    'Best this week': '40 wpm',
    'Best of all': '80 wpm',
    Rounds: '4',
    'Time typed': '2 min',
  });
});

test('a round dated in the future counts for the best of all, and neither for today nor for this week', () => {
  const listed = [
    aListedRound({ playedAt: TODAY + 1, total: 200, errors: 0 }),
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
  ];
  expect(figuresOf(listed)).toMatchObject({
    'Best today': '40 wpm',
    'Best this week': '40 wpm',
    'Best of all': '80 wpm',
  });
});

test('there is no best when all rounds were raced', () => {
  expect(figuresOf([aListedRound({ playedAt: TODAY, wasRaced: true })])).toEqual({
    'Best today': '–',
    'Best this week': '–',
    'Best of all': '–',
    Rounds: '1',
    'Time typed': '30 s',
  });
});
