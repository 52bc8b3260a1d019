import { combined, lastTyped } from './combining';
import { type DeletionUnit, deletionCount } from './deletion';
import { play, type Round } from './round';

/** What the player does, or a tick of the clock. `at` is the event's own time stamp, in ms. */
export type PlayerAction =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly unit: DeletionUnit; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

/**
 * The round after one more action. A deletion is logged as the number of characters that it removes, and a combining
 * mark that comes alone is merged into the character before it. So the log has only whole letters, and a replay does not
 * depend on Unicode's rules for combining, which still change.
 */
export function act(round: Round, action: PlayerAction): Round {
  const { at } = action;
  if (action.kind === 'deleted') {
    return play(round, { kind: 'deleted', count: deletionCount(round, action.unit), at });
  }
  const whole = action.kind === 'typed' ? combined(lastTyped(round), action.char) : null;
  return play(round, whole === null ? action : { kind: 'combined', char: whole, at });
}
