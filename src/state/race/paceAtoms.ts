import { atom, type Getter, type Setter } from 'jotai';
import { usualSpeed } from '../../analysis/history/comparison';
import { charactersPerMinute } from '../../analysis/insights/speed';
import { summaryOf } from '../../core/history/summary';
import { kindKey, kindOfSetup } from '../../core/options/options';
import { type GhostMoves, movesOf, paceWpm, placesIn, steadyMoves } from '../../core/race/pace';
import { Playback } from '../../core/replay/playback';
import type { Round, RoundSetup } from '../../core/round/round';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { isValidListing } from '../../services/history/roundListings';
import { replaySaved } from '../../services/history/savedRounds';
import { readDatabase } from '../database/databaseAtoms';
import { pastSpeedsAtom } from '../history/pastSpeedsAtoms';
import { unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { bestFigure } from '../round/customBestAtoms';
import { phaseAtom, setupAtom } from '../round/roundAtoms';
import {
  ghostDrawRequestAtom,
  ghostPlaceAtom,
  noteOfSittingAtom,
  paceAtom,
  raceAtom,
} from '../round/sittingAtoms';
import { withLoadedWords } from '../words/wordListAtoms';

/** The best round of the kind with this key, as it was typed; null if there is none. */
interface Best {
  readonly key: string;
  readonly moves: GhostMoves | null;
}

const bestAtom = atom<Best | null>(null);

/** Whether there may be a better one since it was read. */
const isStaleAtom = atom(true);

/** The latest reading: an earlier one that comes later is of no use. */
const readingAtom = atom<object | null>(null);

/** Gives each usual round the ghost that is chosen. Call it on each change that is watched by `app/Pace`. */
export const setPaceAtom = atom(null, (get, set) => {
  const setup = get(setupAtom);
  if (get(phaseAtom) === 'finish' || get(raceAtom) || setup.settings.practice) return;
  const moves = chosenMoves(get, setup);
  if (moves === (get(paceAtom)?.moves ?? null)) return;
  const placeOf = placesIn(setup);
  set(noteOfSittingAtom, { pace: moves && { moves, placeOf } });
  set(ghostPlaceAtom, moves && placeOf(0));
  // Where one stood before.
  set(ghostDrawRequestAtom, moves && placeOf(0));
});

/** Takes the ghost of a usual round away. */
export const dropPaceAtom = atom(null, (get, set) => {
  if (!get(paceAtom)) return;
  set(noteOfSittingAtom, { pace: null });
  set(ghostPlaceAtom, null);
  // Draws the words without it.
  set(ghostDrawRequestAtom, null);
});

/** Notes that other rounds may be saved by now, and again after each change. Returns the unsubscribe function. */
export const followBestRoundAtom = atom(null, (_get, set) => {
  const read = (): void => {
    set(isStaleAtom, true);
    void set(readBestRoundAtom);
  };
  read();
  return watchRoundsChanges(read);
});

/**
 * Reads the best round of the current kind, if its ghost is chosen and it may not be known. While a round runs that waits:
 * to be set when the phase or the kind changes.
 */
export const readBestRoundAtom = atom(null, async (get, set): Promise<void> => {
  const key = kindKey(kindOfSetup(get(setupAtom)));
  if (get(optionsAtom).pace !== 'best' || get(phaseAtom) === 'run') return;
  if (get(bestAtom)?.key === key && !get(isStaleAtom)) return;
  const reading = {};
  set(readingAtom, reading);
  set(isStaleAtom, false);
  const round = await readBest(get, set, key);
  if (get(readingAtom) !== reading) return;
  set(bestAtom, { key, moves: round && movesOf(new Playback(round)) });
  set(setPaceAtom);
});

const steadyAtom = atom(() => new Map<number, GhostMoves>());

function chosenMoves(get: Getter, setup: RoundSetup): GhostMoves | null {
  const { pace } = get(optionsAtom);
  const key = kindKey(kindOfSetup(setup));
  switch (pace) {
    case 'best': {
      const best = get(bestAtom);
      return best?.key === key ? best.moves : null;
    }
    case 'usual': {
      const past = get(pastSpeedsAtom)?.get(key) ?? [];
      return steady(get, usualSpeed(past.map(({ speedWpm }) => speedWpm)));
    }
    default:
      return steady(get, paceWpm(pace));
  }
}

/** The same object for the same speed: it is the same ghost. */
function steady(get: Getter, speedWpm: number | null): GhostMoves | null {
  if (!speedWpm) return null;
  const known = get(steadyAtom);
  const moves = known.get(speedWpm) ?? steadyMoves(charactersPerMinute(speedWpm));
  known.set(speedWpm, moves);
  return moves;
}

async function readBest(get: Getter, set: Setter, key: string): Promise<Round | null> {
  const read = await readDatabase(get, set, (db) => db.list());
  const saved = (read?.result.listed ?? [])
    .filter((one) => isValidListing(one) && !one.wasRaced && kindKey(one.summary) === key)
    .map(({ id, summary }) => ({ figure: bestFigure(summary), id, round: null }));
  // Those that are not saved, or not yet.
  const unsaved = get(unsavedRoundsAtom)
    .filter(({ knewWords, round }) => !knewWords && kindKey(kindOfSetup(round.setup)) === key)
    .map(({ round }) => ({ figure: bestFigure(summaryOf(round)), id: null, round }));
  // A damaged one, or one whose words are not to be had, gives way to the next.
  for (const { id, round } of [...saved, ...unsaved].sort((one, other) => other.figure - one.figure)) {
    const replayed = round ?? (id && (await replayById(get, set, id)));
    if (replayed) return replayed;
  }
  return null;
}

async function replayById(get: Getter, set: Setter, id: string): Promise<Round | null> {
  const read = await readDatabase(get, set, (db) => db.rounds([id]));
  const [saved] = read?.result ?? [];
  if (!saved) return null;
  const round = await withLoadedWords(get, set, (findWords) => replaySaved(saved, findWords));
  return typeof round === 'string' ? null : round;
}
