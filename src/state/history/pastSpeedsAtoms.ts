import { atom, type Getter } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { summaryOf } from '../../core/history/summary';
import { kindKey, kindOfSetup } from '../../core/options/options';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { isCompared, isValidListing } from '../../services/history/roundListings';
import { readDatabase } from '../database/databaseAtoms';
import { phaseAtom } from '../round/roundAtoms';
import { unsavedRoundsAtom } from './unsavedRoundAtoms';

/** The speed of a round that others are compared with. */
interface PastSpeed {
  /** In ms since 1970, UTC. */
  readonly playedAt: number;
  readonly speedWpm: number;
}

type PastSpeeds = ReadonlyMap<string, readonly PastSpeed[]>;

const speedsAtom = atom<PastSpeeds | null>(null);

/**
 * The speeds of the rounds that others are compared with, by the `kindKey` of their kind, oldest first: all saved ones and
 * those of this visit, but practice and what `isCompared` leaves out. Null before the saved ones have been read.
 */
export const pastSpeedsAtom = atom((get) => get(speedsAtom));

/** Whether the saved rounds may have changed since they were read. */
const isStaleAtom = atom(true);

/** Reads the speeds of the saved rounds, and again after each change. Returns the unsubscribe function. */
export const followPastSpeedsAtom = atom(null, (_get, set) => {
  const read = (): void => {
    set(isStaleAtom, true);
    void set(readPastSpeedsAtom);
  };
  read();
  return watchRoundsChanges(read);
});

/** Reads them if they may have changed. While a round runs that waits: to be set when the phase changes. */
export const readPastSpeedsAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(isStaleAtom) || get(phaseAtom) === 'run') return;
  set(isStaleAtom, false);
  const read = await readDatabase(get, set, (db) => db.list());
  // Where none can be read, those of this visit are all that can be known.
  set(speedsAtom, withUnsaved(get, read ? speedsOf(read.result.listed) : (get(speedsAtom) ?? new Map())));
});

/** Adds the rounds of this visit that are not saved yet. To be set whenever there are others. */
export const addUnsavedSpeedsAtom = atom(null, (get, set) => {
  const speeds = get(speedsAtom);
  if (speeds) set(speedsAtom, withUnsaved(get, speeds));
});

function speedsOf(listed: readonly ListedRound[]): PastSpeeds {
  const speeds = new Map<string, PastSpeed[]>();
  for (const one of listed) {
    if (!isValidListing(one) || !isPast(one)) continue;
    const key = kindKey(one.summary);
    const ofKind = speeds.get(key) ?? [];
    ofKind.push(pastSpeed(one));
    speeds.set(key, ofKind);
  }
  return speeds;
}

function withUnsaved(get: Getter, speeds: PastSpeeds): PastSpeeds {
  const all = new Map(speeds);
  for (const { round, playedAt, knewWords } of get(unsavedRoundsAtom)) {
    const key = kindKey(kindOfSetup(round.setup));
    const known = all.get(key) ?? [];
    if (known.some((past) => past.playedAt === playedAt)) continue;
    const one = { playedAt, summary: summaryOf(round), wasRaced: knewWords };
    if (isPast(one)) all.set(key, [...known, pastSpeed(one)]);
  }
  return all;
}

type Summarized = Pick<ListedRound, 'playedAt' | 'summary' | 'wasRaced'>;

/**
 * Whether others are compared with a round. The words of practice are others. A listing of an older version does not tell
 * what was left early, until `Rounds` is opened, which rebuilds it: a median bears that.
 */
function isPast(one: Summarized): boolean {
  return isCompared(one) && !one.summary.practice;
}

function pastSpeed({ playedAt, summary }: Summarized): PastSpeed {
  return { playedAt, speedWpm: speedOfSummary(summary) };
}
