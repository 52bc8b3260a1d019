import { atom, type Getter } from 'jotai';
import { haveStandardWords, isStandard, kindOfSetup, settingsOf } from '../../core/options/options';
import { act, type PlayerAction } from '../../core/round/action';
import { beginRound, type Round, type RoundSetup, secondsLeft } from '../../core/round/round';
import { STANDARD_ROUND } from '../../core/round/rules';
import { tally } from '../../core/round/score';
import { freshSeed } from '../../platform/round/seed';
import { optionsAtom } from '../options/optionsAtoms';
import { columnsAtom, loadedListsAtom, standardListAtom, wordsSourceAtom } from '../words/wordsAtoms';
import { offerScoreAtom } from './bestAtoms';

const currentRoundAtom = atom<Round | null>(null);

/** The round being played. @throws Error before `beginAtom`. */
export const roundAtom = atom((get): Round => {
  const round = get(currentRoundAtom);
  if (!round) throw new Error('No round has begun. Set beginAtom on this store before reading it.');
  return round;
});

/** start, run or finish. */
export const phaseAtom = atom((get) => get(roundAtom).phase);

const endedAtom = atom<Round | null>(null);

/** The round that was over last, also when another has begun in the same moment; null before. */
export const lastEndedAtom = atom((get) => get(endedAtom));

const leftAtom = atom<Round | null>(null);

/** The round that was given up last, by another that began while it ran; null before. */
export const lastLeftAtom = atom((get) => get(leftAtom));

/** The round once it is over; null before. */
export const finishedRoundAtom = atom((get) => {
  const round = get(roundAtom);
  return round.phase === 'finish' ? round : null;
});

/** Finds words by the name of their list: the standard one, and those that have been loaded; null for others. */
export const findWordsAtom = atom((get) => {
  const standard = get(standardListAtom);
  const loaded = get(loadedListsAtom);
  return (name: string): readonly string[] | null =>
    name === standard?.wordList ? standard.words : (loaded.get(name) ?? null);
});

/** The time stamp of the last key, in ms; 0 before the first. */
export const lastKeyAtAtom = atom((get) => get(roundAtom).log?.event.at ?? 0);

/** Whole seconds on the countdown. */
export const secondsLeftAtom = atom((get) => secondsLeft(get(roundAtom)));

/** Time stamp of the first character, in ms; null while nothing is typed. */
export const startedAtAtom = atom((get) => get(roundAtom).startedAt);

/** The time stamp, in ms, up to which characters count; null while nothing is typed. */
export const deadlineAtom = atom((get) => {
  const { startedAt, setup } = get(roundAtom);
  return startedAt === null ? null : startedAt + setup.settings.durationMs;
});

/** Belongs to the round of one setup. */
const timeUpAtom = atom<RoundSetup | null>(null);

/** Whether time is up, though the round may still wait for keys on their way. */
export const isTimeUpAtom = atom((get) => get(timeUpAtom) === get(roundAtom).setup);

/** Notes that the clock has noticed the deadline. */
export const noteTimeUpAtom = atom(null, (get, set) => set(timeUpAtom, get(roundAtom).setup));

/** When the end of the round was noticed, in ms on the clock of event stamps; null before. Told by the typing field. */
export const endSeenAtAtom = atom<number | null>(null);

/** Accuracy, errors, total and score so far. */
export const tallyAtom = atom((get) => tally(get(roundAtom)));

/** The setups of raced rounds. */
const racedAtom = atom(() => new WeakSet<RoundSetup>());

/** Whether a round may set the highest score: known words are easier, and other rounds are others. */
function isOfBest(get: Getter, setup: RoundSetup): boolean {
  return !isRaced(get, setup) && isStandard(kindOfSetup(setup));
}

/** Whether the round of a setup, on show or not, was begun over words that had been seen before. */
export function isRaced(get: Getter, setup: RoundSetup): boolean {
  return get(racedAtom).has(setup);
}

/** The one door to a round: everything that is typed, deleted or noticed of time goes through here. */
export const dispatchAtom = atom(null, (get, set, action: PlayerAction) => {
  const before = get(roundAtom);
  const after = act(before, action);
  if (after === before) return;
  set(currentRoundAtom, after);
  if (before.phase !== 'finish' && after.phase === 'finish') {
    set(endedAtom, after);
    // A score of 0 is never a best, and what the round before has set is not told again.
    set(offerScoreAtom, isOfBest(get, after.setup) ? tally(after).score : 0);
  }
});

/** Begins a round. The first one of a visit brings the standard list, where nobody has. */
export const beginAtom = atom(null, (get, set, setup: RoundSetup) => {
  if (!get(standardListAtom)) set(standardListAtom, { wordList: setup.wordList, words: setup.words });
  const before = get(currentRoundAtom);
  if (before?.phase === 'run') set(leftAtom, before);
  set(currentRoundAtom, beginRound(setup));
});

/**
 * Begins a round whose words have been seen before: it sets no best. Its setup is a copy of the one handed in.
 *
 * @throws Error before `beginAtom`
 */
export const beginRacedAtom = atom(null, (get, set, setup: RoundSetup) => {
  // The one handed in may be that of a round which was not raced; each is known by the object.
  const raced = { ...setup };
  get(racedAtom).add(raced);
  // The first round of a visit brings the words that all others have.
  get(roundAtom);
  set(beginAtom, raced);
});

/** A setup by the options that are chosen: over the words before as long as the chosen ones are not there. */
export function chosenSetup(get: Getter): RoundSetup {
  const options = get(optionsAtom);
  const source = get(wordsSourceAtom);
  const settings = settingsOf(options);
  const seed = freshSeed();
  const before = get(roundAtom);
  if (source && !haveStandardWords(options)) {
    return source.setUp(before, seed, settings, get(columnsAtom));
  }
  const { wordList, words } = get(standardListAtom) ?? before.setup;
  return { seed, settings: { ...STANDARD_ROUND, durationMs: settings.durationMs }, wordList, words };
}

/**
 * Lays out new words with a full clock, whatever the state, as the options have it. `at` is the press's own time stamp,
 * in ms: a round whose time was up by then has ended, and its score counts, however late the page gets round to it.
 */
export const restartAtom = atom(null, (get, set, at: number) => {
  set(dispatchAtom, { kind: 'ticked', at });
  set(beginAtom, chosenSetup(get));
});
