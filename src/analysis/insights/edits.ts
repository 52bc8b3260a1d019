/**
 * The kinds of typing slips. `space` is a space typed instead of a letter, `doubled` the right letter typed twice,
 * `added` any other extra letter, and `neighbour` a neighbouring key.
 */
type SlipKind = ReplacementKind | 'swapped' | 'skipped' | 'added' | 'doubled';

/** The kinds of one wrong character in place of another. */
export type ReplacementKind = 'neighbour' | 'case' | 'space' | 'other';

/** How a step of an alignment maps typed characters to expected ones. `leftover` was typed after the end of the words. */
export type EditKind = SlipKind | 'match' | 'leftover';

/** One step of an alignment, which begins at the indices `typedAt` and `expectedAt`. */
export interface Edit {
  readonly kind: EditKind;
  readonly typedAt: number;
  readonly expectedAt: number;
}

/** An edit that is a mistake. */
export interface Slip extends Edit {
  readonly kind: SlipKind;
}

export function isSlip(edit: Edit): edit is Slip {
  return edit.kind !== 'match' && edit.kind !== 'leftover';
}

/** How many typed characters an edit covers. */
export function typedLength(kind: EditKind): number {
  if (kind === 'swapped') return 2;
  return kind === 'skipped' ? 0 : 1;
}

/** How many expected characters an edit covers. */
export function expectedLength(kind: EditKind): number {
  if (kind === 'swapped') return 2;
  return kind === 'added' || kind === 'doubled' || kind === 'leftover' ? 0 : 1;
}

/** More than all other costs of an alignment together, so that fewer mistakes always win. */
const MISTAKE = 1 << 16;

/** Among alignments with equally few mistakes, the cheaper one is the likelier one. */
export const COST: Readonly<Record<EditKind, number>> = {
  match: 0,
  case: MISTAKE,
  swapped: MISTAKE + 1,
  skipped: MISTAKE + 1,
  doubled: MISTAKE + 1,
  neighbour: MISTAKE + 2,
  space: MISTAKE + 2,
  added: MISTAKE + 3,
  other: MISTAKE + 5,
  leftover: 6,
};
