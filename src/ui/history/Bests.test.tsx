// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ListedRound } from '../../state/history/historyAtoms';
import { aListedRound } from '../../testing/listedRounds';
import { Bests } from './Bests';

afterEach(cleanup);

/** No list has been read here: now is the first moment of 1970, UTC. */
const TODAY = 0;
const LONG_AGO = -30 * 24 * 3_600_000;

/** What is told of these rounds, by its names. */
function told(listed: readonly ListedRound[]): Record<string, string> {
  const { container } = render(
    <Bests listed={listed} compared={listed.filter(({ wasRaced }) => !wasRaced)} />,
  );
  return Object.fromEntries(
    Array.from(container.querySelectorAll('dt'), (term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );
}

test('the bests are of the rounds that can be compared; number and time are of all', () => {
  const listed = [
    aListedRound({ playedAt: TODAY, total: 900, errors: 0, wasRaced: true }),
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
    aListedRound({ playedAt: LONG_AGO, total: 800, errors: 0, wasRaced: true }),
    aListedRound({ playedAt: LONG_AGO, total: 200, errors: 0 }),
  ];
  expect(told(listed)).toEqual({
    'Best today': '40 wpm',
    'Best this week': '40 wpm',
    'Best of all': '80 wpm',
    Rounds: '4',
    'Time typed': '2 min',
  });
});

test('a round dated in the future is the best of all, and neither of today nor of this week', () => {
  const listed = [
    aListedRound({ playedAt: TODAY + 1, total: 200, errors: 0 }),
    aListedRound({ playedAt: TODAY, total: 100, errors: 0 }),
  ];
  expect(told(listed)).toMatchObject({
    'Best today': '40 wpm',
    'Best this week': '40 wpm',
    'Best of all': '80 wpm',
  });
});

test('where all rounds were raced there is no best', () => {
  expect(told([aListedRound({ playedAt: TODAY, wasRaced: true })])).toEqual({
    'Best today': '–',
    'Best this week': '–',
    'Best of all': '–',
    Rounds: '1',
    'Time typed': '30 s',
  });
});
