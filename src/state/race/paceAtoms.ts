import { atom, type Getter, type Setter } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { charactersPerMinute, speedOfRound } from '../../analysis/insights/speed';
import { kindKey, kindOfSetup } from '../../core/options/options';
import { type GhostMoves, ghostIn, movesOf, steadyMoves } from '../../core/race/ghost';
import { type Pace, paceWpm } from '../../core/race/pace';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import { isUsual } from '../../core/round/rules';
import { speedIn, speedUnitOf } from '../../core/words/speedUnit';
import { replaySaved } from '../../services/history/savedRounds';
import { readDatabase } from '../database/databaseAtoms';
import { bestFigure } from '../history/bestOfKindAtoms';
import { usualSpeedOfKind } from '../history/comparisonAtom';
import { arePastRoundsKnownAtom, type PastRound, pastOfKind } from '../history/pastRoundsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { latestAtom } from '../page/latestAtom';
import { phaseAtom, setupAtom } from '../round/roundAtoms';
import { ghostAtom, raceAtom, setGhostAtom } from '../round/sittingAtoms';
import { withLoadedWords } from '../words/wordListAtoms';

/** The key of the current kind. */
const kindKeyAtom = atom((get) => kindKey(kindOfSetup(get(setupAtom))));

/** The past rounds of the current kind. */
export const pastOfCurrentKindAtom = atom((get) => pastOfKind(get, get(kindKeyAtom)));

const bestPastAtom = atom((get) => bestOf(get(pastOfCurrentKindAtom)));

/** The moves of a ghost, and the pace that it goes by. */
interface Paced {
  readonly moves: GhostMoves;
  readonly pace: Pace;
}

/** The ghost of the best round of the kind with this key, as it was typed. */
interface Best {
  readonly key: string;
  /** When the best round ended, even if it cannot be replayed and the ghost is that of the next best; null for none. */
  readonly playedAt: number | null;
  readonly paced: Paced | null;
}

const bestAtom = atom<Best | null>(null);

/** The key of the kind whose best round was read last. */
const readingAtom = latestAtom<string>();

const unitAtom = atom((get) => speedUnitOf(get(setupAtom).wordList));

/** The speed of a steady ghost that is chosen, in whole units; null for none, and before it is known. */
const steadySpeedAtom = atom((get) => {
  const { pace } = get(optionsAtom);
  const unit = get(unitAtom);
  if (pace === 'usual') return usualSpeedOfKind(get, get(kindKeyAtom), unit);
  const wpm = paceWpm(pace);
  return wpm && wholeNumber(speedIn(unit, wpm));
});

const isUsualChosenAtom = atom((get) => get(optionsAtom).pace === 'usual');

/** The same object for the same choice and speed: it is the same ghost. */
const steadyAtom = atom((get): Paced | null => {
  const [speed, unit] = [get(steadySpeedAtom), get(unitAtom)];
  const of = get(isUsualChosenAtom) ? 'usual' : 'other';
  if (!speed) return null;
  return { moves: steadyMoves(charactersPerMinute(speed / unit.perWpm)), pace: { of, speed, unit } };
});

/** The ghost that is chosen; null for none, and before it is known. */
const chosenAtom = atom((get): Paced | null => {
  if (get(optionsAtom).pace !== 'best') return get(steadyAtom);
  const best = get(bestAtom);
  return best?.key === get(kindKeyAtom) ? best.paced : null;
});

/** Gives each usual round the ghost that is chosen. Call it on each change that is watched by `app/Pace`. */
export const setPaceAtom = atom(null, (get, set) => {
  const setup = get(setupAtom);
  if (get(phaseAtom) === 'finish' || get(raceAtom) || !isUsual(setup.settings)) return;
  const chosen = get(chosenAtom);
  if (chosen?.moves === get(ghostAtom)?.moves) return;
  set(setGhostAtom, chosen && ghostIn(setup, chosen.moves, chosen.pace));
});

/** The same for what becomes known late: a ghost may join a round late, but the one that is there does not jump. */
export const setLatePaceAtom = atom(null, (get, set) => {
  if (get(phaseAtom) !== 'run' || !get(ghostAtom)) set(setPaceAtom);
});

/** Takes the ghost of a usual round away. A finished round keeps the one that it had. */
export const dropPaceAtom = atom(null, (get, set) => {
  if (get(ghostAtom)?.pace && get(phaseAtom) !== 'finish') set(setGhostAtom, null);
});

/**
 * Replays the best round of the current kind, if its ghost is chosen and it is another than before. While a round runs that
 * waits: to be set when the options, the setup, the phase or the past rounds change.
 */
export const readBestRoundAtom = atom(null, async (get, set): Promise<void> => {
  if (get(optionsAtom).pace !== 'best' || get(phaseAtom) === 'run' || !get(arePastRoundsKnownAtom)) return;
  const key = get(kindKeyAtom);
  const playedAt = get(bestPastAtom)?.playedAt ?? null;
  const before = get(bestAtom);
  // Another kind may have been asked for meanwhile, and be read still.
  const isLatest = set(readingAtom, key);
  if (before?.key === key && before.playedAt === playedAt) return;
  const replayed = await replayBest(get, set, get(pastOfCurrentKindAtom));
  if (!isLatest()) return;
  set(bestAtom, { key, playedAt, paced: replayed && pacedBy(replayed) });
  set(setLatePaceAtom);
});

function pacedBy(round: Round): Paced {
  const unit = speedUnitOf(round.setup.wordList);
  const speed = wholeNumber(speedIn(unit, speedOfRound(round)));
  return { moves: movesOf(new Playback(round)), pace: { of: 'best', speed, unit } };
}

/** The best of these, the earliest of several; null if there is none. Races are left out. */
function bestOf(rounds: readonly PastRound[]): PastRound | null {
  let best: { readonly figure: number; readonly one: PastRound } | null = null;
  for (const one of rounds) {
    const figure = bestFigure(one.summary);
    if (!one.wasRaced && (!best || figure > best.figure)) best = { figure, one };
  }
  return best?.one ?? null;
}

/** The best of these that can be replayed: a damaged one, or one whose words are not to be had, gives way to the next. */
async function replayBest(get: Getter, set: Setter, rounds: readonly PastRound[]): Promise<Round | null> {
  const ranked = rounds
    .filter(({ wasRaced }) => !wasRaced)
    .map((one) => ({ one, figure: bestFigure(one.summary) }))
    .sort((a, b) => b.figure - a.figure);
  for (const { one } of ranked) {
    const round = one.round ?? (one.id && (await replayById(get, set, one.id)));
    if (round) return round === 'unread' ? null : round;
  }
  return null;
}

/** Null if it is gone or cannot be replayed; `unread` if the database cannot be read. */
async function replayById(get: Getter, set: Setter, id: string): Promise<Round | null | 'unread'> {
  const read = await readDatabase(get, set, (db) => db.rounds([id]));
  if (!read) return 'unread';
  const [saved] = read.result;
  if (!saved) return null;
  const round = await withLoadedWords(get, set, (findWords) => replaySaved(saved, findWords));
  return typeof round === 'string' ? null : round;
}
