import { atom, type Getter } from 'jotai';
import { SUMMARY_VERSION, summaryOf } from '../../core/history/summary';
import { kindKey } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { type RoundsChange, watchRoundsChanges } from '../../platform/history/roundsChanges';
import { isValidListing, newestFirst } from '../../services/history/roundListings';
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

const savedAtom = atom<SavedRounds | null>(null);

/** The ids of rounds that have no listing of this version, as they were last read. */
const unlistedAtom = atom<readonly string[]>([]);

/** What has changed since they were read, but has not been brought in yet. At first, all has to be read. */
const pendingAtom = atom<readonly RoundsChange[]>([null]);

/** The latest reading: an earlier one that ends later is of no use. */
const readingAtom = atom<object | null>(null);

/** Whether the saved rounds have been read, or cannot be: those of this visit are then all that can be known. */
export const arePastRoundsKnownAtom = atom((get) => get(savedAtom) !== null);

/** All saved rounds, newest first. */
export const savedRoundsAtom = atom((get) => newestFirst([...(get(savedAtom)?.values() ?? [])].flat()));

/** The ids of the rounds whose listings have to be rebuilt. */
export const unlistedRoundsAtom = atom((get) => get(unlistedAtom));

/** The saved rounds of a kind, by its `kindKey`, oldest first. */
export function savedOfKind(get: Getter, key: string): readonly ListedRound[] {
  return get(savedAtom)?.get(key) ?? [];
}

/** The past rounds of a kind, by its `kindKey`: the saved ones, oldest first, then those that are not saved yet. */
export function pastOfKind(get: Getter, key: string): readonly PastRound[] {
  const saved = savedOfKind(get, key);
  const unsaved = get(unsavedRoundsAtom).flatMap(({ number, round, playedAt, knewWords }): PastRound[] => {
    const summary = summaryOf(round);
    // Another tab, or this one a moment ago, may have saved it.
    if (kindKey(summary) !== key || saved.some((one) => one.playedAt === playedAt)) return [];
    return [{ id: null, sitting: number, playedAt, summary, wasRaced: knewWords, round }];
  });
  return unsaved.length > 0 ? [...saved, ...unsaved] : saved;
}

/** Keeps the past rounds up to date: reads them, and brings in each change. Returns the unsubscribe function. */
export const followPastRoundsAtom = atom(null, (_get, set) => {
  // Other tabs may have changed them since they were last followed.
  void set(notePastRoundsChangedAtom, [null]);
  return watchRoundsChanges((changes) => void set(notePastRoundsChangedAtom, changes));
});

/** Notes what has changed of the saved rounds, and brings it in. */
const notePastRoundsChangedAtom = atom(null, async (get, set, changes: readonly RoundsChange[]) => {
  set(pendingAtom, [...get(pendingAtom), ...changes]);
  await set(updatePastRoundsAtom);
});

/** Brings in what has changed. While a round runs that waits: to be set when the phase changes. */
export const updatePastRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const pending = get(pendingAtom);
  if (pending.length === 0 || get(phaseAtom) === 'run') return;
  if (pending.includes(null)) await set(readPastRoundsAtom);
  else if (!get(readingAtom)) {
    set(pendingAtom, []);
    for (const change of pending) if (change) set(changePastRoundsAtom, change);
  }
});

/** Reads all saved rounds. Resolves to whether they could be read. */
export const readPastRoundsAtom = atom(null, async (get, set): Promise<boolean> => {
  const reading = {};
  set(readingAtom, reading);
  set(pendingAtom, []);
  const read = await readDatabase(get, set, (db) => db.list());
  if (get(readingAtom) !== reading) return read !== null;
  set(readingAtom, null);
  if (read) {
    const { listed, ids } = read.result;
    const known = new Set(ids);
    const valid = listed.filter((one) => known.has(one.id) && isValidListing(one));
    const byId = new Map(valid.map((one) => [one.id, one]));
    const rounds = new Map<string, ListedRound[]>();
    for (const one of valid) {
      const key = kindKey(one.summary);
      const ofKind = rounds.get(key);
      if (ofKind) ofKind.push(one);
      else rounds.set(key, [one]);
    }
    set(savedAtom, rounds);
    set(
      unlistedAtom,
      ids.filter((id) => byId.get(id)?.summary.version !== SUMMARY_VERSION),
    );
  } else if (!get(savedAtom)) set(savedAtom, new Map());
  // What has changed meanwhile may or may not have been read.
  await set(updatePastRoundsAtom);
  return read !== null;
});

/** Brings one change in at once. Rounds that are there already, or have gone already, change nothing. */
export const changePastRoundsAtom = atom(null, (get, set, change: NonNullable<RoundsChange>) => {
  // What is being read may be from before it.
  if (get(readingAtom)) set(pendingAtom, [...get(pendingAtom), change]);
  const before = get(savedAtom);
  if (!before) return;
  const { added, removed } = change;
  const after = new Map(before);
  for (const one of added) if (isValidListing(one)) addTo(after, one);
  if (removed.length > 0) removeFrom(after, new Set(removed));
  if ([...after].some(([key, rounds]) => rounds !== before.get(key))) set(savedAtom, after);
});

/** Adds a round, or its rebuilt listing. */
function addTo(rounds: Map<string, readonly ListedRound[]>, listed: ListedRound): void {
  const key = kindKey(listed.summary);
  const ofKind = rounds.get(key) ?? [];
  const at = ofKind.findLastIndex(({ id }) => id <= listed.id);
  const before = ofKind[at];
  const isThere = before?.id === listed.id;
  if (isThere && before.summary.version === listed.summary.version) return;
  rounds.set(key, ofKind.toSpliced(isThere ? at : at + 1, isThere ? 1 : 0, listed));
}

function removeFrom(rounds: Map<string, readonly ListedRound[]>, ids: ReadonlySet<string>): void {
  for (const [key, ofKind] of rounds) {
    if (ofKind.some(({ id }) => ids.has(id)))
      rounds.set(
        key,
        ofKind.filter(({ id }) => !ids.has(id)),
      );
  }
}
