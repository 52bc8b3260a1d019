import type { Sound } from '../options/optionValues';
import type { Round } from '../round/round';
import { tally } from '../round/score';

/** What can be heard. */
export type KeySound = 'key' | 'error' | 'deletion';

/** What is heard of the event that has made `after` of `before`, two moments of a round; null for nothing. */
export function soundOf(before: Round, after: Round, sound: Sound): KeySound | null {
  if (sound === 'off' || after.setup !== before.setup || after.log === before.log || !after.log) return null;
  if (after.totalTyped < before.totalTyped) return 'deletion';
  const newErrors = tally(after).errors - tally(before).errors;
  // A mark that joins a character leaves it wrong, or makes it so, unless it mends it.
  const isWrong = after.totalTyped === before.totalTyped ? newErrors >= 0 : newErrors > 0;
  return sound === 'errors' && isWrong ? 'error' : 'key';
}
