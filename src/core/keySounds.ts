import type { Sound } from './optionValues';
import type { Round } from './round';

/** What can be heard. */
export type KeySound = 'key' | 'error' | 'deletion';

/** What is heard of the event that has made `after` of `before`, two moments of a round; null for nothing. */
export function soundOf(before: Round, after: Round, sound: Sound): KeySound | null {
  if (sound === 'off' || after.setup !== before.setup || after.log === before.log || !after.log) return null;
  const { event } = after.log;
  if (event.kind === 'deleted') return 'deletion';
  const isWrong = event.char !== before.expected[before.typed.length];
  return sound === 'errors' && isWrong ? 'error' : 'key';
}
