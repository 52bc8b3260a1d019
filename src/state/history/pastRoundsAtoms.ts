import { atom, type Getter } from 'jotai';
import { SUMMARY_VERSION } from '../../core/history/summary';
import { kindKey } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { type RoundsChange, watchRoundsChanges } from '../../platform/history/roundsChanges';
import { isValidListing } from '../../platform/history/validListing';
import { dateNowMs } from '../../platform/round/clock';
import { newestFirst } from '../../services/history/roundListings';
import { readDatabase } from '../database/databaseAtoms';
import { phaseAtom } from '../round/roundAtoms';
import { unsavedRoundsAtom } from './unsavedRoundAtoms';

/** A round of this device: a saved one, or one of this visit that is not saved yet, with the round itself. */
export interface PastRound extends Pick<ListedRound, 'playedAt' | 'summary' | 'wasRaced'> {
  readonly id: string | null;
  /** The number of its sitting, if it is not saved yet. */
  readonly sitting?: number;
  readonly round?: Round;
}

/** The saved rounds by the `kindKey` of their kind, oldest first. Only those of a kind that changes are another array. */
type SavedRounds = ReadonlyMap<string, readonly ListedRound[]>;
type Change = NonNullable<RoundsChange>;

const NONE: readonly ListedRound[] = [];

/** Before they have been read, those that this visit has saved. */
const savedAtom = atom<SavedRounds>(new Map());

/** When the saved rounds were as they are known, in ms since 1970, UTC. */
export const savedRoundsAsOfAtom = atom(0);

/** The ids of the rounds whose listings have to be rebuilt. */
export const unlistedRoundsAtom = atom<readonly string[]>([]);

/** Whether they have been read; `unreadable` if they could not be read the last time. */
const outcomeAtom = atom<'unread' | 'read' | 'unreadable'>('unread');

/** Whether all of them have to be read, at first or again. */
const isStaleAtom = atom(true);

/** The reading that is under way: who wants one meanwhile waits for that. */
const readingAtom = atom<Promise<boolean> | null>(null);

/** What has changed since it began: it may have been read, or not. */
const changesAtom = atom<readonly Change[]>([]);

/** Whether they are known as they are now, or cannot be: those of this visit are then all that can be known. */
export const arePastRoundsKnownAtom = atom((get) => {
  if (get(readingAtom)) return false;
  const outcome = get(outcomeAtom);
  return outcome === 'unreadable' || (outcome === 'read' && !get(isStaleAtom));
});

/** All saved rounds, newest first. */
export const savedRoundsAtom = atom((get) => newestFirst([...get(savedAtom).values()].flat()));

/** The saved rounds in groups of a kind each, oldest first. */
export const savedKindsAtom = atom((get): readonly (readonly ListedRound[])[] => [
  ...get(savedAtom).values(),
]);

/** The saved rounds of a kind, by its `kindKey`, oldest first. */
export function savedOfKind(get: Getter, key: string): readonly ListedRound[] {
  return get(savedAtom).get(key) ?? NONE;
}

/** The past rounds of a kind, by its `kindKey`: the saved ones, oldest first, then those that are not saved yet. */
export function pastOfKind(get: Getter, key: string): readonly PastRound[] {
  const saved = savedOfKind(get, key);
  const unsaved = get(unsavedRoundsAtom).flatMap((one): PastRound[] => {
    const { number, round, playedAt, knewWords, summary } = one;
    // Another tab, or this one a moment ago, may have saved it.
    const isSaved = saved.findLast((other) => other.playedAt <= playedAt)?.playedAt === playedAt;
    if (kindKey(summary) !== key || isSaved) return [];
    return [{ id: null, sitting: number, playedAt, summary, wasRaced: knewWords, round }];
  });
  return unsaved.length > 0 ? [...saved, ...unsaved] : saved;
}

/** Keeps the past rounds up to date: reads them, and brings in each change. Returns the unsubscribe function. */
export const followPastRoundsAtom = atom(null, (get, set) => {
  // Other tabs may have changed them since they were last followed.
  if (get(outcomeAtom) !== 'unread') set(isStaleAtom, true);
  void set(updatePastRoundsAtom);
  return watchRoundsChanges((changes) => {
    for (const change of changes) {
      if (change) set(changePastRoundsAtom, change);
      else set(isStaleAtom, true);
    }
    void set(updatePastRoundsAtom);
  });
});

/** Reads the past rounds if that is due. While a round runs it waits: to be set when the phase changes. */
export const updatePastRoundsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isStaleAtom) && get(phaseAtom) !== 'run') await set(readPastRoundsAtom);
});

/** Reads all saved rounds. Resolves to whether they could be read. */
export const readPastRoundsAtom = atom(null, (get, set): Promise<boolean> => {
  const underWay = get(readingAtom);
  if (underWay) return underWay;
  const reading = set(readUntilFreshAtom).finally(() => set(readingAtom, null));
  set(readingAtom, reading);
  return reading;
});

const readUntilFreshAtom = atom(null, async (get, set): Promise<boolean> => {
  do {
    set(isStaleAtom, false);
    set(changesAtom, []);
    const read = await readDatabase(get, set, (db) => db.list());
    set(savedRoundsAsOfAtom, dateNowMs());
    if (!read) {
      set(outcomeAtom, 'unreadable');
      // At the next occasion.
      set(isStaleAtom, true);
      return false;
    }
    const { listed, ids } = read.result;
    const known = new Set(ids);
    const valid = listed.filter((one) => known.has(one.id) && isValidListing(one));
    const versions = new Map(valid.map(({ id, summary }) => [id, summary.version]));
    set(
      unlistedRoundsAtom,
      ids.filter((id) => versions.get(id) !== SUMMARY_VERSION),
    );
    set(savedAtom, get(changesAtom).reduce(changed, byKind(valid)));
    set(outcomeAtom, 'read');
    // Another tab may have changed them meanwhile.
  } while (get(isStaleAtom));
  return true;
});

/** Brings one change in at once. Rounds that are there already, or have gone already, change nothing. */
export const changePastRoundsAtom = atom(null, (get, set, change: Change) => {
  if (get(readingAtom)) set(changesAtom, [...get(changesAtom), change]);
  const before = get(savedAtom);
  const after = changed(before, change);
  if (after === before) return;
  set(savedAtom, after);
  set(savedRoundsAsOfAtom, dateNowMs());
});

/** The rounds after a change: the same object if it changes nothing. */
function changed(before: SavedRounds, { added, removed }: Change): SavedRounds {
  const gone = new Set(removed);
  const fresh = new Map(added.filter(isValidListing).map((one) => [one.id, one]));
  const after = new Map(before);
  const isKept = (one: ListedRound): boolean => {
    const rebuilt = fresh.get(one.id);
    if (rebuilt?.summary.version === one.summary.version) fresh.delete(one.id);
    else if (rebuilt) return false;
    return !gone.has(one.id);
  };
  for (const [key, rounds] of before) {
    const kept = rounds.filter(isKept);
    if (kept.length < rounds.length) after.set(key, kept);
  }
  for (const [key, rounds] of byKind([...fresh.values()])) {
    const all = [...(after.get(key) ?? NONE), ...rounds];
    after.set(
      key,
      all.sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  }
  return [...after].some(([key, rounds]) => rounds !== before.get(key)) ? after : before;
}

function byKind(rounds: readonly ListedRound[]): Map<string, ListedRound[]> {
  const kinds = new Map<string, ListedRound[]>();
  for (const one of rounds) {
    const key = kindKey(one.summary);
    const ofKind = kinds.get(key);
    if (ofKind) ofKind.push(one);
    else kinds.set(key, [one]);
  }
  return kinds;
}
