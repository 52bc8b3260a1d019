/**
 * What goes wrong between a finger and a key. `space` is one that is typed for a letter, `doubled` a letter that is
 * typed twice where it belongs, `added` any other that is too many.
 */
export type SlipKind = 'neighbour' | 'case' | 'space' | 'other' | 'swapped' | 'skipped' | 'added' | 'doubled';

/** How typed characters meet expected ones. */
export type EditKind = SlipKind | 'match' | 'leftover';

/** One step of an alignment: `typedAt` and `expectedAt` are the places at which it begins. */
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

/** How many typed characters an edit takes up. */
export function typedIn(kind: EditKind): number {
  if (kind === 'swapped') return 2;
  return kind === 'skipped' ? 0 : 1;
}

/** How many expected characters an edit takes up. */
export function expectedIn(kind: EditKind): number {
  if (kind === 'swapped') return 2;
  return kind === 'added' || kind === 'doubled' || kind === 'leftover' ? 0 : 1;
}

/** More than the rest of any reading's cost, so that fewer mistakes always win. */
const MISTAKE = 1 << 16;

/** Among readings with as few mistakes the one that costs less is the likelier one. */
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
