import type { PlainRound } from '../../core/history/plainRound';
import { freshSeed } from '../round/seed';

/*
 * The queue of unsaved rounds, in localStorage. IndexedDB writes asynchronously, and the tab may be gone by then; so a
 * page that is left writes its unsaved rounds here, synchronously. Each round has its own key, so that tabs never
 * overwrite each other.
 */
const PREFIX = 'waitingRound:';
/** Where the database never works, only the newest rounds stay queued: the best score needs room, too. */
const MAX_QUEUED = 200;
/** The queue counts as nearly full when only this many places are left. */
const NEARLY_FULL_PLACES = 10;

/** Queues a round, so that a later visit can save it. False when there was no room. */
export function queueRound(round: PlainRound): boolean {
  const key = `${PREFIX}${round.playedAt}.${freshSeed()}`;
  try {
    localStorage.setItem(key, JSON.stringify(round));
    for (const old of queuedKeys().slice(0, -MAX_QUEUED)) localStorage.removeItem(old);
    return true;
  } catch {
    return false;
  }
}

/** The storage keys of the queued rounds, oldest first. */
export function queuedKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .sort();
  } catch {
    return [];
  }
}

/** Whether new rounds will soon push out the oldest. */
export function isQueueNearlyFull(): boolean {
  return queuedKeys().length >= MAX_QUEUED - NEARLY_FULL_PLACES;
}
