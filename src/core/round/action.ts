import { combined, lastTyped } from './combining';
import { type DeletionUnit, deletionCount } from './deletion';
import { play, type Round } from './round';

/** What the player does, and what the clock notices. `at` is in ms, from the event's own time stamp. */
export type PlayerAction =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly unit: DeletionUnit; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

/**
 * The round after one more action: a deletion becomes the number of characters that it removes from this round, and a
 * mark that comes alone becomes part of the character before it. So a log has whole letters only, and whoever plays it
 * again needs to know nothing of what combines with what, of which Unicode goes on deciding.
 */
export function act(round: Round, action: PlayerAction): Round {
  const { at } = action;
  if (action.kind === 'deleted') {
    return play(round, { kind: 'deleted', count: deletionCount(round, action.unit), at });
  }
  const whole = action.kind === 'typed' ? combined(lastTyped(round), action.char) : null;
  return play(round, whole === null ? action : { kind: 'combined', char: whole, at });
}
