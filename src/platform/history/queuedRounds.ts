import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '../../core/history/base64Url';
import { MAX_DATE_MS } from '../../core/history/recordingLimits';
import { isDay } from '../../core/today/day';
import { quarantine, readStored } from '../page/storage';
import { freshSeed } from '../round/seed';
import type { SavedRound } from './databaseSchema';
import { KEYBOARD } from './settingsSchemas';

/*
 * The queue of unsaved rounds, in localStorage. IndexedDB writes asynchronously, and the tab may be gone by then; so a
 * page that is left writes its unsaved rounds here, synchronously. Each round has its own key, so that tabs never
 * overwrite each other.
 */
const QUARANTINE = 'waitingRound';
const PREFIX = `${QUARANTINE}:`;
const VERSION = 1;
/** The most rounds in the queue, the newest ones. Where the database never works, the best score needs room, too. */
const MAX_QUEUED = 200;
/** The queue counts as nearly full when at most this many places are left. */
const NEARLY_FULL_PLACES = 10;

/** A round in the queue: as it will be saved, without the id, which follows from the rest. */
export type QueuedRound = Omit<SavedRound, 'id'>;

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const QueuedSchema = v.pipe(
  v.object({
    version: v.literal(VERSION),
    playedAt: v.pipe(count, v.integer(), v.maxValue(MAX_DATE_MS)),
    recording: v.pipe(v.string(), v.transform(fromBase64Url), v.instance(Uint8Array)),
    stalls: v.object({ count, longestMs: count }),
    wasHidden: v.boolean(),
    wasRaced: v.exactOptional(v.boolean()),
    wordsOfDay: v.exactOptional(v.custom<string>(isDay)),
    keyboard: v.exactOptional(KEYBOARD),
  }),
  v.transform(({ version: _, ...round }) => round),
);

/** An entry of a newer version of the page says only this to us. */
const NewerSchema = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) });

/** Queues a round, so that a later visit can save it. False when there was no room. */
export function queueRound(round: QueuedRound): boolean {
  const { playedAt, recording, stalls, wasHidden, wasRaced, wordsOfDay, keyboard } = round;
  const key = `${PREFIX}${new Date(playedAt).toISOString()}.${freshSeed()}`;
  const entry = {
    version: VERSION,
    playedAt,
    recording: toBase64Url(recording),
    stalls,
    wasHidden,
    ...(wasRaced && { wasRaced }),
    ...(wordsOfDay && { wordsOfDay }),
    ...(keyboard && { keyboard }),
  };
  try {
    localStorage.setItem(key, JSON.stringify(entry));
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

/** The text of an entry in the queue; '' when it is gone. */
export function queuedText(key: string): string {
  const stored = readStored(key);
  return stored === 'denied' ? '' : (stored.text ?? '');
}

/**
 * The round in the text of an entry; null if that has another form, `newer` if a newer version of the page has written it.
 * Its recording is not checked.
 */
export function parseQueuedRound(text: string): QueuedRound | 'newer' | null {
  try {
    const entry: unknown = JSON.parse(text);
    if (v.is(NewerSchema, entry)) return 'newer';
    const parsed = v.safeParse(QueuedSchema, entry, { abortEarly: true });
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Quarantines a round that cannot be read. False when there was no room. */
export function quarantineRound(text: string): boolean {
  return quarantine(QUARANTINE, text);
}

/** Removes an entry from the queue. */
export function removeFromQueue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It stays in the queue for the next visit.
  }
}
