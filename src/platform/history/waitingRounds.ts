import type { PlainRound } from '../../core/history/plainRound';
import { putAside, readStored } from '../page/storage';
import { freshSeed } from '../round/seed';

/*
 * A database writes later, and a tab may be gone by then: what is not kept when a page is left is written here, at
 * once; a key a round, so that two tabs never write over one another.
 */
const PREFIX = 'waitingRound:';
/** Where no database ever takes them, only the newest wait: the best score needs room, too. */
const MOST_WAITING = 200;
/** So many rounds before the oldest go it is said. */
const LAST_PLACES = 10;

/** Has a round wait until it is kept, past the end of this visit. False when the browser has no room for that. */
export function letWait(round: PlainRound): boolean {
  const key = `${PREFIX}${round.playedAt}.${freshSeed()}`;
  try {
    localStorage.setItem(key, JSON.stringify(round));
    for (const old of waitingKeys().slice(0, -MOST_WAITING)) localStorage.removeItem(old);
    return true;
  } catch {
    return false;
  }
}

/** The keys of the rounds that wait, oldest first. */
export function waitingKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .sort();
  } catch {
    return [];
  }
}

/** Whether so many rounds wait that the oldest will soon make room for new ones. */
export function areFewPlacesLeft(): boolean {
  return waitingKeys().length >= MOST_WAITING - LAST_PLACES;
}

/** What waits under a key; nothing when it does no more. */
export function waitingText(key: string): string {
  const stored = readStored(key);
  return stored === 'denied' ? '' : (stored.text ?? '');
}

/** Puts a round that cannot be read where it is kept as it is. False when there was no room. */
export function setAside(text: string): boolean {
  return putAside('waitingRound', text);
}

/** A round that is kept need not wait; nor does what is no round, but that is put aside. */
export function stopWaiting(key: string, isRound: boolean): void {
  try {
    const text = waitingText(key);
    // Another tab may have taken it meanwhile.
    if (isRound || text === '' || setAside(text)) localStorage.removeItem(key);
  } catch {
    // It stays, and is looked at again.
  }
}
