import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Mistake, MistakeKind, MistakesOfKind } from '../../analysis/insights/mistakes';
import type { WrongWord } from '../../analysis/insights/wrongWords';
import { errorCount } from './insightSentences';

/** What mistakes of each kind are called where they are counted. */
const COUNTED_KINDS: Record<MistakeKind, (count: number) => string> = {
  swapped: (count) =>
    t({
      message: plural(count, { one: '# swapped', other: '# swapped' }),
      comment: 'Mistakes: two letters next to each other were typed in the wrong order',
    }),
  skipped: (count) =>
    t({
      message: plural(count, { one: '# skipped', other: '# skipped' }),
      comment: 'Mistakes: a letter was left out',
    }),
  added: (count) =>
    t({
      message: plural(count, { one: '# added', other: '# added' }),
      comment: 'Mistakes: a letter was typed that is not in the word',
    }),
  doubled: (count) =>
    t({
      message: plural(count, { one: '# doubled', other: '# doubled' }),
      comment: 'Mistakes: a letter was typed twice',
    }),
  neighbour: (count) =>
    t({
      message: plural(count, { one: '# neighbouring key', other: '# neighbouring keys' }),
      comment: 'Mistakes: the key beside the right one was pressed',
    }),
  case: (count) =>
    t({
      message: plural(count, { one: '# in the wrong case', other: '# in the wrong case' }),
      comment: 'Mistakes: a capital letter instead of a small one, or the other way round',
    }),
  space: (count) =>
    t({
      message: plural(count, { one: '# misplaced space', other: '# misplaced spaces' }),
      comment: 'Mistakes: a space between words was left out or typed elsewhere',
    }),
  other: (count) =>
    t({
      message: plural(count, { one: '# other mistake', other: '# other mistakes' }),
      comment: 'Mistakes of no other kind',
    }),
};

/** What it is called after the word in which it was made. */
const KINDS_IN_WORD: Record<Exclude<MistakeKind, 'space'>, MessageDescriptor> = {
  swapped: msg({ message: 'swapped', comment: 'Mistake in a word: two letters in the wrong order' }),
  skipped: msg({ message: 'skipped', comment: 'Mistake in a word: a letter was left out' }),
  added: msg({ message: 'added', comment: 'Mistake in a word: a letter was typed that is not in it' }),
  doubled: msg({ message: 'doubled', comment: 'Mistake in a word: a letter was typed twice' }),
  neighbour: msg({
    message: 'neighbouring key',
    comment: 'Mistake in a word: the key beside the right one was pressed',
  }),
  case: msg({
    message: 'wrong case',
    comment: 'Mistake in a word: a capital letter for a small one, or the reverse',
  }),
  other: msg({ message: 'wrong letter', comment: 'Mistake in a word' }),
};

/** How many mistakes of a kind there were: `1 skipped`, `3 misplaced spaces`. */
export function mistakesOfKind({ kind, count }: Pick<MistakesOfKind, 'kind' | 'count'>): string {
  return COUNTED_KINDS[kind](count);
}

/**
 * What went wrong in a word: `swapped`, `skipped, 7 errors`, `late space, neighbouring key, corrected`. Errors are named
 * where they are more than the letters that are wrong. That a letter is wrong is said only where nothing more is known.
 */
export function wrongWordSentence({ pieces, mistakes, errors, wasCorrected, times }: WrongWord): string {
  const known = mistakes.filter(({ kind }) => kind !== 'other');
  const names = new Set((known.length > 0 ? known : mistakes).map(nameInWord));
  const wrongLetters = pieces.reduce((sum, { text, isWrong }) => sum + (isWrong ? text.length : 0), 0);
  return [
    ...names,
    errors > times * Math.max(1, wrongLetters) && errorCount(errors),
    wasCorrected &&
      t({ message: 'corrected', context: 'word', comment: 'A word with a mistake was corrected' }),
    times > 1 &&
      t({
        message: plural(times, { one: '# time', other: '# times' }),
        comment: 'How often the word was mistyped',
      }),
  ]
    .filter(Boolean)
    .join(', ');
}

function nameInWord({ kind, expected, typed }: Mistake): string {
  if (kind !== 'space') return i18n._(KINDS_IN_WORD[kind]);
  if (expected === '') return t({ message: 'extra space', comment: 'Mistake in a word: a space too many' });
  if (typed.startsWith(' '))
    return t({ message: 'early space', comment: 'Mistake in a word: a space too early' });
  return typed.endsWith(' ')
    ? t({ message: 'late space', comment: 'Mistake in a word: a space too late' })
    : t({ message: 'missed space', comment: 'Mistake in a word: no space after it' });
}
