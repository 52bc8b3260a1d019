import { atom, type Getter, type Setter } from 'jotai';
import { countsForCourse } from '../../analysis/learn/countsForCourse';
import { type LearnedRound, learnedRound } from '../../analysis/learn/learnedRound';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { dateNowMs } from '../../platform/round/clock';
import { startPairsWork } from '../../services/practice/startPairsWork';
import { arePastRoundsKnownAtom, savedRoundsAtom } from '../history/pastRoundsAtoms';
import { unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { wordListsAtom } from '../words/wordListAtoms';
import { courseScopeAtom } from './lessonWordsAtoms';

/**
 * A course is read from so many rounds, the last ones at the time of the first look: whoever has typed more than that has
 * every letter in these, too.
 */
const ROUNDS_READ = 2000;

/** What saved rounds show about letters, of those that have been read, by id; null of one that cannot be. */
const learnedAtom = atom<ReadonlyMap<string, LearnedRound | null>>(new Map());

/** How many of the rounds that are being read are done; null while none are. */
export const learnedProgressAtom = atom<{ readonly done: number; readonly total: number } | null>(null);

/** The reading that is under way. */
const readingAtom = atom<Promise<void> | null>(null);

/**
 * The oldest round that counts, by its id, of each language and layout: set at the first look, so that the course does not
 * change as rounds are added.
 */
const oldestAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Names the course that is looked at. */
const courseKeyAtom = atom((get) => Object.values(get(courseScopeAtom)).join());

/** The saved rounds that count, oldest first. */
const countedRoundsAtom = atom((get): readonly ListedRound[] => {
  const scope = get(courseScopeAtom);
  const oldest = get(oldestAtom).get(get(courseKeyAtom)) ?? '';
  const nowMs = dateNowMs();
  return get(savedRoundsAtom)
    .filter((one) => one.id >= oldest && countsForCourse(one, scope, nowMs))
    .reverse();
});

/**
 * What rounds of this visit show, by when they ended: these need not be read again once they are saved. A cache, so it is
 * filled where it is read: what a round shows never changes.
 */
const ofVisitAtom = atom(() => new Map<number, LearnedRound>());

/** What the rounds show about letters, oldest first, those of this visit that are not saved yet among them. */
export const learnedRoundsAtom = atom((get): readonly LearnedRound[] => {
  const scope = get(courseScopeAtom);
  const [learned, ofVisit] = [get(learnedAtom), get(ofVisitAtom)];
  const saved = get(countedRoundsAtom);
  const savedAt = new Set(saved.map(({ playedAt }) => playedAt));
  const nowMs = dateNowMs();
  const unsaved = get(unsavedRoundsAtom).filter(
    (one) => !savedAt.has(one.playedAt) && countsForCourse({ ...one, wasRaced: one.knewWords }, scope, nowMs),
  );
  return [
    ...saved.flatMap(({ id, playedAt }) => learned.get(id) ?? ofVisit.get(playedAt) ?? []),
    ...unsaved.map(({ round, playedAt }) => {
      const known = ofVisit.get(playedAt) ?? learnedRound(round, playedAt);
      ofVisit.set(playedAt, known);
      return known;
    }),
  ];
});

/** Reads what the saved rounds show about letters, those that have not been read. Resolves when that is done. */
export const readLearnedRoundsAtom = atom(null, async (get, set): Promise<void> => {
  // What comes meanwhile is read after it.
  while (get(readingAtom)) await get(readingAtom);
  const key = get(courseKeyAtom);
  if (!get(oldestAtom).has(key) && get(arePastRoundsKnownAtom)) {
    const oldest = get(countedRoundsAtom).at(-ROUNDS_READ)?.id ?? '';
    set(oldestAtom, new Map([...get(oldestAtom), [key, oldest]]));
  }
  const [learned, ofVisit] = [get(learnedAtom), get(ofVisitAtom)];
  const ids = get(countedRoundsAtom)
    .filter(({ id, playedAt }) => !learned.has(id) && !ofVisit.has(playedAt))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  const reading = read(get, set, ids);
  set(readingAtom, reading);
  await reading;
});

function read(get: Getter, set: Setter, ids: readonly string[]): Promise<void> {
  set(learnedProgressAtom, { done: 0, total: ids.length });
  return new Promise((resolve) => {
    const stop = startPairsWork({ kind: 'learned', lists: get(wordListsAtom), ids }, (progress) => {
      if (progress.step !== 'learned') return;
      set(learnedProgressAtom, progress.isDone ? null : { done: progress.done, total: ids.length });
      if (!progress.isDone) return;
      stop();
      // What could not be read now is asked for again.
      const unreadable = progress.isWhole ? ids.map((id) => [id, null] as const) : [];
      set(learnedAtom, new Map([...get(learnedAtom), ...unreadable, ...progress.learned]));
      set(readingAtom, null);
      resolve();
    });
  });
}
