import { describe, expect, test } from 'vitest';
import { beginRound } from '../../core/round/round';
import { aFinishedRound, aPlayedRound, aSetupOver } from '../../testing/playedRounds';
import { deleted, START_MS, typed } from '../../testing/rounds';
import { typedSteps, type Walk, walkRound } from './walk';

/** `h:t✗↩2` is `t` typed for `h`, wrong, taken back by step 2; `✓` right; `⌫1` one removed. */
function shown({ steps }: Walk): string {
  return steps
    .map((step) => {
      if (step.kind === 'deleted') return `⌫${step.count}`;
      const verdict = step.isRight ? '✓' : '✗';
      return `${step.expected}:${step.char}${verdict}${step.deletedBy === null ? '' : `↩${step.deletedBy}`}`;
    })
    .join(' ');
}

describe('a walk', () => {
  test('judges each character when it is typed and knows what became of it', () => {
    const round = aPlayedRound({ words: 'the fox', keys: 'teh⌫⌫he' });
    expect(shown(walkRound(round))).toBe('t:t✓ h:e✗↩4 e:h✗↩3 ⌫1 ⌫1 h:h✓ e:e✓');
  });

  test('knows which deletion took back which of several', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t'),
      typed('h'),
      typed('x'),
      deleted(2),
      typed('h'),
      deleted(5),
    ]);
    expect(shown(walkRound(round))).toBe('t:t✓↩5 h:h✓↩3 e:x✗↩3 ⌫2 h:h✓↩5 ⌫2');
    expect(walkRound(round).steps[3]).toMatchObject({ position: 1, count: 2, rightRemoved: 1 });
  });

  test('goes on into the next batch', () => {
    const round = aPlayedRound({ words: 'it', keys: 'it?' });
    const walk = walkRound(round);
    expect(walk.steps.map(({ batch, position }) => [batch, position])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(walk.batches.map(({ text }) => text)).toEqual(['it', round.expected]);
  });

  test('of a round in which nothing is typed has no steps', () => {
    const walk = walkRound(beginRound(aSetupOver('the fox')));
    expect(walk.steps).toEqual([]);
    expect(walk.batches).toHaveLength(1);
  });
});

describe('time', () => {
  test('counts from the first character, each gap to the event that ends it', () => {
    const round = aPlayedRound({ words: 'the fox', keys: 'the', gapsMs: { 1: 120, 2: 80.5 } });
    expect(walkRound(round).steps.map(({ atMs, gapMs }) => [atMs, gapMs])).toEqual([
      [0, 0],
      [120, 120],
      [200.5, 80.5],
    ]);
  });

  test('never goes back: an older stamp took no time', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t'),
      typed('h', START_MS + 200),
      typed('e', START_MS + 150),
      typed(' ', START_MS + 260),
    ]);
    expect(typedSteps(walkRound(round)).map(({ gapMs }) => gapMs)).toEqual([0, 200, 0, 60]);
  });

  test('is free of the noise of small fractions', () => {
    const round = aFinishedRound(aSetupOver('the fox'), [
      typed('t', START_MS + 0.1),
      typed('h', START_MS + 50.1 + 1e-10),
    ]);
    expect(walkRound(round).steps[1]?.gapMs).toBe(50);
  });
});
