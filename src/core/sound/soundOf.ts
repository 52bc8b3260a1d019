import type { Sound } from '../options/options';
import type { Round } from '../round/round';
import { tally } from '../round/score';

/** The sounds of typing. */
export type KeySound = 'key' | 'error' | 'deletion';

/** The sound of the event that turned the round `before` into the round `after`; null for silence. */
export function soundOf(before: Round, after: Round, sound: Sound): KeySound | null {
  if (sound === 'off' || after.setup !== before.setup || after.log === before.log || !after.log) return null;
  if (after.totalTyped < before.totalTyped) return 'deletion';
  const newErrors = tally(after).errors - tally(before).errors;
  // An accent that joins the last character changes no total: it sounds right only if it corrects that character.
  const isWrong = after.totalTyped === before.totalTyped ? newErrors >= 0 : newErrors > 0;
  return sound === 'errors' && isWrong ? 'error' : 'key';
}
