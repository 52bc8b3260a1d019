import { atom } from 'jotai';
import { type DeletionUnit, deletionCount } from '../core/deletion';
import { beginRound, play, type Round, type RoundEvent, secondsLeft } from '../core/round';
import { STANDARD_ROUND } from '../core/rules';
import { tally } from '../core/score';
import { freshSeed } from '../platform/seed';
import { ENGLISH_WORDS } from '../platform/wordLists';
import { offerScoreAtom } from './bestAtoms';

/** What `input/` reports. `at` is in ms, from the event's own time stamp. */
export type PlayerAction =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly unit: DeletionUnit; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

const currentRoundAtom = atom<Round | null>(null);

/** The round being played. @throws Error before the first `restartAtom`. */
export const roundAtom = atom((get): Round => {
  const round = get(currentRoundAtom);
  if (!round) throw new Error('No round has begun. Set restartAtom on this store before reading it.');
  return round;
});

/** start, run or finish. */
export const phaseAtom = atom((get) => get(roundAtom).phase);

/** Whole seconds on the countdown. */
export const secondsLeftAtom = atom((get) => secondsLeft(get(roundAtom)));

/** The words shown now, separated by single spaces. */
export const shownWordsAtom = atom((get) => get(roundAtom).expected);

/** The word at the cursor, as it changes from word to word. */
export const currentWordAtom = atom((get) => {
  const { expected, typed } = get(roundAtom);
  const start = expected.lastIndexOf(' ', typed.length - 1) + 1;
  return expected.slice(start).split(' ', 1)[0] ?? '';
});

/** Time stamp of the first character, in ms; null while nothing is typed. */
export const startedAtAtom = atom((get) => get(roundAtom).startedAt);

/** The time stamp, in ms, up to which characters count; null while nothing is typed. */
export const deadlineAtom = atom((get) => {
  const { startedAt, setup } = get(roundAtom);
  return startedAt === null ? null : startedAt + setup.settings.durationMs;
});

/** Accuracy, errors, total and score so far. */
export const tallyAtom = atom((get) => tally(get(roundAtom)));

/** The one door to a round: everything that is typed, deleted or noticed of time goes through here. */
export const dispatchAtom = atom(null, (get, set, action: PlayerAction) => {
  const before = get(roundAtom);
  const after = play(before, toEvent(action, before));
  if (after === before) return;
  set(currentRoundAtom, after);
  if (before.phase !== 'finish' && after.phase === 'finish') set(offerScoreAtom, tally(after).score);
});

/** Lays out new words with a full clock, whatever the state. A seed makes the words known beforehand. */
export const restartAtom = atom(null, (_get, set, seed: number = freshSeed()) => {
  set(currentRoundAtom, beginRound({ seed, settings: STANDARD_ROUND, words: ENGLISH_WORDS }));
});

function toEvent(action: PlayerAction, round: Round): RoundEvent {
  if (action.kind !== 'deleted') return action;
  return { kind: 'deleted', count: deletionCount(round, action.unit), at: action.at };
}
