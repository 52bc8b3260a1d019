import fc from 'fast-check';
import { wantedOf } from '../core/practice/wantedPairs';
import { beginRound, play, type Round, type RoundEvent } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import {
  CUSTOM_TEXT,
  MISTAKE_RULES,
  type RoundSettings,
  STANDARD_ROUND,
  WORD_COUNT_DEADLINE_MS,
  WORD_LIMITS,
} from '../core/round/rules';
import { setupOf } from '../core/words/setup';
import { A_SETUP, START_MS, ticked } from './rounds';

/** Null for the expected character; otherwise the typed character, or the number of deleted ones. */
const action = fc.oneof(
  { weight: 8, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.constantFrom('é', 'e\u0301', '👍🏽', '👩‍👩‍👧‍👦', '\ufeff', ' ', 'o') },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 30 }) },
);
/** Mostly short, so that a round has many events; now and then a gap that may take the rest of the round. */
const gapTenths = fc.oneof(
  { weight: 10, arbitrary: fc.nat(3000) },
  { weight: 10, arbitrary: fc.nat(40) },
  { weight: 10, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.nat(40_000_000) },
);
const steps = fc.array(fc.tuple(action, gapTenths), { maxLength: 200 });

/** Mostly the smallest, which the drawn events often reach. */
export const anyWordLimit = fc.constantFrom(12, 12, ...WORD_LIMITS);

export const anyMistakeRule = fc.constantFrom(...MISTAKE_RULES);

const anyRules = fc.record(
  { onMistake: anyMistakeRule, spaceEndsWord: fc.constant(true as const) },
  { requiredKeys: [] },
);

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/**
 * Any finished round with these settings over the words of `A_SETUP`, its first character at `START_MS`. Optional
 * settings are sometimes left out. In word-count mode, the round has the duration and the batches that belong to it.
 */
export function anyRound(
  settings: {
    readonly [Name in keyof Omit<
      RoundSettings,
      'columns' | 'practice' | 'usualLengths' | 'lesson'
    >]: fc.Arbitrary<RoundSettings[Name]>;
  },
): fc.Arbitrary<Round> {
  const drawn = fc.record(settings, { requiredKeys: ['durationMs', 'wordsPerBatch'] });
  return fc
    .tuple(seed, drawn, steps)
    .map(([dealtBy, made, actions]) =>
      played(setupOf({ ...A_SETUP, seed: dealtBy, settings: fitted(made as RoundSettings) }), actions),
    );
}

/** Settings with the end that belongs to a number of words, and without what has no effect. */
function fitted({ spaceEndsWord, ...made }: RoundSettings): RoundSettings {
  const spaced = spaceEndsWord && made.onMistake !== 'wait' ? { ...made, spaceEndsWord } : made;
  return made.wordLimit === undefined
    ? spaced
    : { ...spaced, ...STANDARD_ROUND, durationMs: WORD_COUNT_DEADLINE_MS };
}

/** Any finished practice round over the words of `A_SETUP`, of pairs that occur in these or not. */
export function anyPracticeRound(durationMs: fc.Arbitrary<number>): fc.Arbitrary<Round> {
  const item = fc.oneof(fc.stringMatching(/^[a-z]{1,2}$/), fc.constantFrom('e ', ' t', 'th', 'é', 'ß,', 'ж'));
  return fc
    .record({
      seed,
      durationMs,
      wordLimit: fc.option(anyWordLimit),
      items: fc.array(item, { minLength: 1, maxLength: 8 }),
      usualLengths: fc.boolean(),
      rules: anyRules,
      actions: steps,
    })
    .map(({ seed: dealtBy, durationMs: lasts, wordLimit, items, usualLengths, rules, actions }) => {
      const timed = { ...STANDARD_ROUND, durationMs: lasts, practice: wantedOf(items) };
      const dealt = { ...timed, ...(usualLengths && { usualLengths, ...rules }) };
      const settings = fitted({ ...dealt, ...(wordLimit && { wordLimit }) });
      return played(setupOf({ ...A_SETUP, seed: dealtBy, settings }), actions);
    });
}

/** Any finished lesson over the words of `A_SETUP`, of letters that occur in these or not. */
export function anyLessonRound(durationMs: fc.Arbitrary<number>): fc.Arbitrary<Round> {
  const some = fc.subarray([...'abcdoäöüßéжA.1']);
  return fc
    .record({
      seed,
      durationMs,
      wordLimit: fc.option(anyWordLimit),
      items: fc.subarray([...'abcdoäöüßéжA.1'], { minLength: 1 }),
      fresh: some,
      again: some,
      byEar: fc.boolean(),
      rules: anyRules,
      actions: steps,
    })
    .map(({ seed: dealtBy, durationMs: lasts, wordLimit, items, fresh, again, byEar, rules, actions }) => {
      const taught = [fresh, again].map((part) => part.filter((item) => items.includes(item)).join(''));
      const lesson = [items.join(''), taught[0] ?? '', taught[1] ?? ''] as const;
      const settings = { ...STANDARD_ROUND, durationMs: lasts, lesson, ...(byEar && { byEar }), ...rules };
      const setup = {
        ...A_SETUP,
        seed: dealtBy,
        settings: fitted({ ...settings, ...(wordLimit && { wordLimit }) }),
      };
      return played(setupOf(setup), actions);
    });
}

const ownWord = fc.oneof(
  fc.stringMatching(/^[a-z]{1,9}[.,;]?$/),
  fc.constantFrom('a', 'é', 'Ёж', 'ΐα', 'Việt', 'ἀρχῇ', '"—…', '€', 'x'.repeat(40)),
);

/** Any finished round over a custom text, from any word on. */
export function anyCustomTextRound(durationMs: fc.Arbitrary<number>): fc.Arbitrary<Round> {
  return fc
    .record({
      words: fc.array(ownWord, { minLength: 1, maxLength: 60 }),
      start: fc.nat(),
      columns: fc.oneof(fc.constant(10), fc.integer({ min: 10, max: 200 })),
      byEar: fc.boolean(),
      rules: anyRules,
      durationMs,
      actions: steps,
    })
    .map(({ words, start, columns, byEar, rules, durationMs, actions }) => {
      const special = { ...(byEar && { byEar }), ...rules };
      const settings = fitted({ ...STANDARD_ROUND, durationMs, columns, ...special });
      return played(setupOf({ seed: start % words.length, settings, wordList: CUSTOM_TEXT, words }), actions);
    });
}

function played(setup: RoundSetup, actions: readonly (readonly [string | number | null, number])[]): Round {
  let round = play(beginRound(setup), { kind: 'typed', char: 'a', at: START_MS });
  let tenths = 0;
  for (const [done, gap] of actions) {
    tenths += gap;
    round = play(round, eventOf(round, done, START_MS + tenths / 10));
  }
  return play(round, ticked(START_MS + setup.settings.durationMs));
}

function eventOf(played: Round, done: string | number | null, at: number): RoundEvent {
  if (typeof done === 'number') return { kind: 'deleted', count: done, at };
  return { kind: 'typed', char: done ?? played.expected.charAt(played.typed.length), at };
}
