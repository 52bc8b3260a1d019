import { quarantine, readStored } from '../page/storage';

/*
 * Reads the queue of unsaved rounds. In a file of its own, because a page that only adds to it needs none of this.
 */

/** The text of a queued round; '' when it is gone. */
export function queuedText(key: string): string {
  const stored = readStored(key);
  return stored === 'denied' ? '' : (stored.text ?? '');
}

/** Quarantines a round that cannot be read. False when there was no room. */
export function quarantineRound(text: string): boolean {
  return quarantine('waitingRound', text);
}

/** Removes an entry from the queue after its round was saved. What is not a round is quarantined first. */
export function removeFromQueue(key: string, isRound: boolean): void {
  try {
    const text = queuedText(key);
    // Another tab may have removed it meanwhile.
    if (isRound || text === '' || quarantineRound(text)) localStorage.removeItem(key);
  } catch {
    // It stays in the queue for the next visit.
  }
}
