import { hasComposed } from '../words/composed';
import { replacesLast } from './chosenLetter';
import { combined, lastTyped } from './combining';
import { type DeletionUnit, deletionCount } from './deletion';
import { play, type Round } from './round';

/**
 * What the player does, or a tick of the clock. `at` is the event's own time stamp, in ms. A character `isChosen` that no
 * key named, as from the accent popup of macOS: it may replace the letter before it. `since` is when its composition began.
 */
export type PlayerAction =
  | {
      readonly kind: 'typed';
      readonly char: string;
      readonly at: number;
      readonly isChosen?: true;
      readonly since?: number;
    }
  | { readonly kind: 'deleted'; readonly unit: DeletionUnit; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

/**
 * The round after one more action. A deletion is logged as the number of characters that it removes, and a combining
 * mark that comes alone is merged into the character before it (in words that are typed by units only where both are one
 * letter); a chosen letter may take the place of its plain one. So
 * the log has only whole letters, and a replay does not depend on Unicode's rules for combining, which still change.
 *
 * A first character of a script that input methods compose counts from the beginning of its composition: typing has begun
 * there.
 *
 * A Space that is the first key of a later batch is ignored, and not logged: many type one by reflex after the last word
 * of a line, and all that follows would be wrong. `play` knows nothing of this, so an older round whose log has such a
 * Space plays as it was played.
 */
export function act(round: Round, action: PlayerAction): Round {
  const at = startOf(round, action);
  if (action.kind === 'deleted') {
    return play(round, { kind: 'deleted', count: deletionCount(round, action.unit), at });
  }
  if (action.kind === 'ticked') return play(round, action);
  const { char, isChosen } = action;
  if (char === ' ' && isBeforeFirstKey(round)) {
    // Like a deletion of nothing: time goes on, and may be over.
    const now = play(round, { kind: 'deleted', count: 0, at });
    return now.phase === 'run' ? { ...now, hasIgnoredSpace: true } : now;
  }
  const whole = isChosen && replacesLast(round, char) ? char : combined(lastTyped(round), char, round.setup);
  return play(round, whole === null ? { kind: 'typed', char, at } : { kind: 'combined', char: whole, at });
}

function startOf({ phase }: Round, action: PlayerAction): number {
  if (action.kind !== 'typed' || phase !== 'start') return action.at;
  return action.since !== undefined && hasComposed(action.char) ? action.since : action.at;
}

/** Whether a later batch waits for its first key, and no Space has been ignored there. */
function isBeforeFirstKey({ phase, batchNumber, typed, missed, hasIgnoredSpace, log }: Round): boolean {
  const isUntouched = batchNumber > 0 && typed.length === 0 && !missed && log?.event.kind === 'typed';
  return phase === 'run' && isUntouched && !hasIgnoredSpace;
}
