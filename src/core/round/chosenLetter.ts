import { lastTyped } from './combining';
import { openSurplus } from './leftWords';
import type { Round } from './round';

/** Letters that Unicode does not decompose, each with the one whose popup has it. */
const OTHERS = 'øo ØO œo ŒO æa ÆA ßs ẞS łl ŁL đd ĐD ðd ÐD þt ÞT ħh ĦH ŋn ŊN ıi ъь ЪЬ ¿? ¡!';
const PLAIN: ReadonlyMap<string, string> = new Map(
  OTHERS.split(' ').map(([letter = '', plain = '']) => [letter, plain]),
);

/**
 * Whether a letter chosen from a popup replaces the last one, its plain letter: `ö` an `o`. Not where the last one is
 * right, or where the chosen one comes next in the words: that cannot be told from typing both, as remapped keys do, and
 * in words such as `coördinatie` both are due.
 */
export function replacesLast(round: Round, chosen: string): boolean {
  const before = lastTyped(round);
  if (before === undefined || before !== plainLetter(chosen)) return false;
  const { expected, typed, missed, closed } = round;
  if (missed || openSurplus(round) !== undefined) return true;
  // With nothing typed of this batch, it was the last one of the batch before.
  const due = typed.length > 0 ? expected[typed.length - 1] : closed?.expected.at(-1);
  return before !== due && chosen !== expected[typed.length];
}

/** The letter without its accents; itself if it has none. */
function plainLetter(letter: string): string {
  return PLAIN.get(letter) ?? letter.normalize('NFD').charAt(0);
}
