import { expect, test } from 'vitest';
import { KINDS, keySharesOf, MadeUpLearner, MODELS } from './madeUpLearner';

const WORDS = ['the', 'and', 'quick', 'brown', 'fox', 'jumps', 'over', 'lazy', 'dogs', 'with'];
const SHARES = keySharesOf(WORDS);
const textOf = () => WORDS.join(' ');

const lessons = (learner: MadeUpLearner, count: number) =>
  Array.from({ length: count }, () => learner.type(textOf, 0, true));

test('shares are of all characters, with a space after each word', () => {
  const { ofKeys, firsts } = keySharesOf(['see', 'as']);
  expect(ofKeys.get('s')).toBe(2 / 7);
  expect(ofKeys.get(' ')).toBe(2 / 7);
  expect(firsts).toBe(2 / 7);
});

test('learners begin at about the speed of their kind', () => {
  for (const [kind, wpm] of [
    ['beginner', 10],
    ['hunter', 18],
    ['quick', 60],
  ] as const) {
    const speeds = Array.from({ length: 20 }, (_, seed) =>
      MadeUpLearner.of(kind, 'power', seed, SHARES).wpmOn(SHARES),
    );
    const mean = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
    expect(Math.abs(mean / wpm - 1)).toBeLessThan(0.1);
  }
});

test.each(KINDS.flatMap((kind) => MODELS.map((model) => [kind, model] as const)))(
  'practice makes a %s quicker and surer by the %s law',
  (kind, model) => {
    const learner = MadeUpLearner.of(kind, model, 1, SHARES);
    const [wpm, missed] = [learner.wpmOn(SHARES), learner.missShare('o')];
    lessons(learner, 30);
    expect(learner.wpmOn(SHARES)).toBeGreaterThan(wpm);
    expect(learner.missShare('o')).toBeLessThan(missed);
  },
);

test('the speed of lessons is the one that the times of the keys make', () => {
  const learner = MadeUpLearner.of('quick', 'exponential', 2, SHARES);
  const speeds = lessons(learner, 40).map(({ wpm }) => wpm);
  const mean = speeds.reduce((sum, one) => sum + one, 0) / speeds.length;
  expect(Math.abs(mean / learner.wpmOn(SHARES) - 1)).toBeLessThan(0.1);
});

test('the same seed types the same; a copy goes on alone', () => {
  const one = MadeUpLearner.of('hunter', 'power', 3, SHARES);
  const other = MadeUpLearner.of('hunter', 'power', 3, SHARES);
  expect(lessons(one, 3)).toEqual(lessons(other, 3));
  const copy = one.copy(4);
  const ms = one.meanMs('e');
  expect(copy.meanMs('e')).toBe(ms);
  copy.slowDown('e', 2);
  expect(copy.meanMs('e')).toBe(2 * ms);
  lessons(copy, 5);
  expect(one.meanMs('e')).toBe(ms);
});

test('a missed place has no time, and nothing is shown of spaces', () => {
  const { items, timesMs, firsts, accuracy } = MadeUpLearner.of('quick', 'power', 5, SHARES).type(
    textOf,
    0,
    true,
  );
  expect(items).not.toContain(' ');
  expect([timesMs.length, firsts.length]).toEqual([items.length, items.length]);
  const missed = [...timesMs].filter(Number.isNaN).length;
  expect(missed).toBeGreaterThan(0);
  expect(accuracy).toBeLessThan(1);
});
