import { type DeletionUnit, deletionCount } from './deletion';
import { play, type Round } from './round';

/** What the player does, and what the clock notices. `at` is in ms, from the event's own time stamp. */
export type PlayerAction =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly unit: DeletionUnit; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

/** The round after one more action: a deletion becomes the number of characters that it removes from this round. */
export function act(round: Round, action: PlayerAction): Round {
  if (action.kind !== 'deleted') return play(round, action);
  return play(round, { kind: 'deleted', count: deletionCount(round, action.unit), at: action.at });
}
