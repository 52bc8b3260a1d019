import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseRound, type RoundInsights } from '../analysis/insights/analyseRound';
import { isLeftEarly } from '../core/history/summary';
import { batchText } from '../core/round/batch';
import { eventsOf } from '../core/round/log';
import type { Round } from '../core/round/round';
import type { RoundSettings } from '../core/round/rules';
import { tally } from '../core/round/score';
import { aPlayedRound } from './playedRounds';
import type { KeyRule } from './referenceKeys';
import { referenceInsights, referenceResamples } from './referenceProgram';
import { aRoundOfSlips } from './roundsOfSlips';
import { tries } from './thorough';

function keysOf(round: Round) {
  const { words, seed, settings } = round.setup;
  const texts = Array.from({ length: round.batchNumber + 1 }, (_, number) =>
    batchText(words, seed, number, settings.wordsPerBatch),
  );
  return [texts, eventsOf(round.log)] as const;
}

function ruleOf({ setup }: Round): KeyRule {
  if (setup.settings.spaceEndsWord) return 'space';
  return setup.settings.onMistake === 'wait' ? 'wait' : 'usual';
}

type Numbers = Map<string, number | null>;

/** Every number by its name. */
function named({ figures, parts, curve }: RoundInsights | ReturnType<typeof referenceInsights>): Numbers {
  const { speedWpm, rawSpeedWpm, rawAccuracyPercent, consistencyPercent } = figures;
  const numbers = Object.entries({ speedWpm, rawSpeedWpm, rawAccuracyPercent, consistencyPercent });
  const times = parts.map(({ name, ms }) => [`${name} ms`, ms] as const);
  const without = parts.slice(1).map(({ name, wpmWithout }) => [`wpm without ${name}`, wpmWithout] as const);
  const rows = curve.seconds.flatMap(({ second, speedWpm, netSpeedWpm, errors }) =>
    Object.entries({ speedWpm, netSpeedWpm, errors }).map(
      ([name, n]) => [`second ${second} ${name}`, n] as const,
    ),
  );
  return new Map([...numbers, ...times, ...without, ...rows]);
}

/** The differences between the page's analysis and the reference program's, as text; times may differ by `withinMs`. */
function differences(round: Round, withinMs: number): string[] {
  const insights = analyseRound(round);
  const { durationMs } = round.setup.settings;
  const reference = referenceInsights(...keysOf(round), durationMs, ruleOf(round));
  const { total, errors, score } = tally(round);
  const found = named(insights).set('total', total).set('errors', errors).set('score', score);
  const expected = named(reference)
    .set('total', reference.total)
    .set('errors', reference.errors)
    .set('score', reference.score);
  found.set(
    'sum of the parts',
    insights.parts.reduce((sum, { ms }) => sum + ms, 0),
  );
  expected.set('sum of the parts', durationMs);
  // If less than a second is left without a part, each µs changes the wpm a lot.
  for (const { name } of reference.parts.filter(({ ms }) => ms > durationMs - 1000 && ms < durationMs)) {
    found.delete(`wpm without ${name}`);
    expected.delete(`wpm without ${name}`);
  }

  const names = new Set([...found.keys(), ...expected.keys()]);
  return [...names].flatMap((name) => {
    const [one, other] = [found.get(name), expected.get(name)];
    const isSame = one == null || other == null ? one === other : Math.abs(one - other) <= withinMs;
    return isSame ? [] : [`${name}: ${one} instead of ${other}`];
  });
}

describe('the analysis of a round is what a reference program computes from its keys', () => {
  test('exactly, for time stamps that are binary fractions', () => {
    fc.assert(
      fc.property(aRoundOfSlips(8), (round) => {
        expect(differences(round, 1e-6)).toEqual([]);
      }),
      { numRuns: tries(500, 100) },
    );
  });

  test('for time stamps in tenths of a ms, as browsers give them', () => {
    fc.assert(
      fc.property(aRoundOfSlips(10), (round) => {
        expect(differences(round, 0.4)).toEqual([]);
      }),
      { numRuns: tries(500, 100) },
    );
  });

  test.each<Pick<RoundSettings, 'onMistake' | 'spaceEndsWord'>>([
    { onMistake: 'wait' },
    { onMistake: 'noWayBack' },
    { spaceEndsWord: true },
    { spaceEndsWord: true, onMistake: 'noWayBack' },
  ])('also of a round of %o', (rules) => {
    fc.assert(
      fc.property(aRoundOfSlips(8, rules), (round) => {
        expect(differences(round, 1e-6)).toEqual([]);
      }),
      { numRuns: tries(300, 60) },
    );
  });

  test.each([{}, { spaceEndsWord: true }] as const)(
    'and its likely range agrees with independent draws: %o',
    (rules) => {
      fc.assert(
        fc.property(aRoundOfSlips(8, rules), (round) => {
          const { speedWpm, likelyRange } = analyseRound(round).figures;
          fc.pre(!isLeftEarly(round));
          if (!likelyRange) throw new Error('There is no range.');
          const resampled = referenceResamples(...keysOf(round), ruleOf(round));
          // Wide enough never to fail by chance: with 1,000 draws the 5th percentile has a standard error of 0.7 points.
          const percentile = (p: number): number =>
            resampled[Math.floor((p / 100) * resampled.length)] ?? speedWpm;
          const { fromWpm, toWpm } = likelyRange;
          expect(fromWpm).toBeGreaterThanOrEqual(Math.min(speedWpm, percentile(1) - 1e-6));
          expect(fromWpm).toBeLessThanOrEqual(Math.min(speedWpm, percentile(11) + 1e-6));
          expect(toWpm).toBeGreaterThanOrEqual(Math.max(speedWpm, percentile(89) - 1e-6));
          expect(toWpm).toBeLessThanOrEqual(Math.max(speedWpm, percentile(99) + 1e-6));
        }),
        { numRuns: tries(200, 40) },
      );
    },
  );
});

describe('a mistake is of the kind that a person would call it', () => {
  test.each([
    ['teh quick', ['swapped']],
    ['the qiuck bro', ['swapped']],
    ['the quick brwon', ['swapped']],
    ['the quck brow', ['skipped']],
    ['he quick', ['skipped']],
    ['the quck⌫⌫ick brown', ['skipped']],
    ['the quxick bro', ['added']],
    ['thep quick', ['added']],
    ['thhe quick', ['doubled']],
    ['thee quick bro', ['doubled']],
    ['rhe quick', ['neighbour']],
    ['the quixk brown', ['neighbour']],
    ['The quick', ['case']],
    ['th equick brown', ['space']],
    ['theq uick brown', ['space']],
    ['tpe quick', ['other']],
    ['teh quixk brown', ['swapped', 'neighbour']],
    ['teh⌫⌫he quck brow', ['swapped', 'skipped']],
    ['the qui⌫⌫⌫quick brown', []],
  ])('%s', (keys, kinds) => {
    const { mistakesByKind } = analyseRound(aPlayedRound({ words: 'the quick brown', keys }));
    expect(mistakesByKind.map(({ kind, count }) => `${count} ${kind}`)).toEqual(
      kinds.map((kind) => `1 ${kind}`),
    );
  });

  test('one skipped letter is one mistake with all the errors that it caused', () => {
    const keys = 'the quck brow';
    const { mistakesByKind } = analyseRound(aPlayedRound({ words: 'the quick brown', keys }));
    expect(mistakesByKind).toMatchObject([{ kind: 'skipped', count: 1, corrected: 0, errors: 7 }]);
  });

  test('a mistake that is deleted counts as corrected and causes no error', () => {
    const { mistakesByKind } = analyseRound(
      aPlayedRound({ words: 'the quick brown', keys: 'teh⌫⌫he quick' }),
    );
    expect(mistakesByKind).toMatchObject([{ kind: 'swapped', count: 1, corrected: 1, errors: 0 }]);
  });
});
