import { describe, expect, test } from 'vitest';
import { beginRound } from '../../core/round/round';
import { aFinishedRound, aPlayedRound, aSetupOver } from '../../testing/playedRounds';
import { deleted, START_MS, typed } from '../../testing/rounds';
import { type Timeline, timelineOf, typedSteps } from './timeline';

/** `h:t✗↩2` is `t` typed for `h`: wrong, and deleted by step 2; `✓` right; `⌫1` one deleted. */
function shown({ steps }: Timeline): string {
  return steps
    .map((step) => {
      if (step.kind === 'deleted') return `⌫${step.count}`;
      const verdict = step.isRight ? '✓' : '✗';
      return `${step.expected}:${step.char}${verdict}${step.deletedBy === null ? '' : `↩${step.deletedBy}`}`;
    })
    .join(' ');
}

describe('a timeline', () => {
  test('judges each character when it is typed and knows whether it was deleted', () => {
    const round = aPlayedRound({ words: 'the fox', keys: 'teh⌫⌫he' });
    expect(shown(timelineOf(round))).toBe('t:t✓ h:e✗↩4 e:h✗↩3 ⌫1 ⌫1 h:h✓ e:e✓');
  });

  test('knows which deletion removed which characters', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t'),
      typed('h'),
      typed('x'),
      deleted(2),
      typed('h'),
      deleted(5),
    ]);
    expect(shown(timelineOf(round))).toBe('t:t✓↩5 h:h✓↩3 e:x✗↩3 ⌫2 h:h✓↩5 ⌫2');
    expect(timelineOf(round).steps[3]).toMatchObject({ position: 1, count: 2, rightRemoved: 1 });
  });

  test('continues in the next batch', () => {
    const round = aPlayedRound({ words: 'it', keys: 'it?' });
    const timeline = timelineOf(round);
    expect(timeline.steps.map(({ batch, position }) => [batch, position])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(timeline.batches.map(({ text }) => text)).toEqual(['it', round.expected]);
  });

  test('of a round in which nothing is typed has no steps', () => {
    const timeline = timelineOf(beginRound(aSetupOver('the fox')));
    expect(timeline.steps).toEqual([]);
    expect(timeline.batches).toHaveLength(1);
  });
});

describe('time', () => {
  test('counts from the first character, and each gap belongs to the event that ends it', () => {
    const round = aPlayedRound({ words: 'the fox', keys: 'the', gapsMs: { 1: 120, 2: 80.5 } });
    expect(timelineOf(round).steps.map(({ atMs, gapMs }) => [atMs, gapMs])).toEqual([
      [0, 0],
      [120, 120],
      [200.5, 80.5],
    ]);
  });

  test('never goes back: an event with an older time stamp took no time', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t'),
      typed('h', START_MS + 200),
      typed('e', START_MS + 150),
      typed(' ', START_MS + 260),
    ]);
    expect(typedSteps(timelineOf(round)).map(({ gapMs }) => gapMs)).toEqual([0, 200, 0, 60]);
  });

  test('has no rounding errors from small fractions', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t', START_MS + 0.1),
      typed('h', START_MS + 50.1 + 1e-10),
    ]);
    expect(timelineOf(round).steps[1]?.gapMs).toBe(50);
  });
});
