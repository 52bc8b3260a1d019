import { beginRound, clockSeconds, play, type Round, type RoundEvent } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../core/round/rules';

/** Thirty short words, so that a batch is typed quickly. */
const WORDS = Array.from('abcdefghijklmnopqrstuvwxyzäöüß', (letter) => `${letter}o`);

/** Has the standard list's name, so that its rounds count for the highest score. */
export const A_SETUP: RoundSetup = {
  seed: 30,
  settings: STANDARD_ROUND,
  wordList: STANDARD_WORD_LIST,
  words: WORDS,
};

/** A round to compare with `toEqual`: without the functions of its setup, which are new ones in each. */
export function comparable(round: Round): Round {
  const { textOf: _, usualLength: __, ...setup } = round.setup;
  return { ...round, setup };
}

/** A round in which nothing is typed yet; `expected` replaces its first words. */
export function aRound({ expected }: { readonly expected?: string } = {}): Round {
  const round = beginRound(A_SETUP);
  return expected === undefined ? round : { ...round, expected };
}

/** A running round: all of `typed` was typed at `START_MS`. */
export function aRunningRound(options: { readonly expected?: string; readonly typed: string }): Round {
  return Array.from(options.typed).reduce((round, char) => play(round, typed(char)), aRound(options));
}

/** When the rounds of `aRunningRound` begin. */
export const START_MS = 1000;

export function typed(char: string, at = START_MS): RoundEvent {
  return { kind: 'typed', char, at };
}

export function deleted(count: number, at = START_MS): RoundEvent {
  return { kind: 'deleted', count, at };
}

export function ticked(at: number): RoundEvent {
  return { kind: 'ticked', at };
}

/** A round as a line of text, `hElo|o world · 27s`: capitals and `_` are errors, `|` is the cursor. */
export function shown(round: Round): string {
  const behind = round.typed.map((char, i) => {
    const expected = round.expected[i] ?? '';
    if (char === expected) return expected;
    return expected === ' ' ? '_' : expected.toUpperCase();
  });
  return `${behind.join('')}|${round.expected.slice(round.typed.length)} · ${clockSeconds(round)}s`;
}
