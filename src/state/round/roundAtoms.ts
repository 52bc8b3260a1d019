import { atom, type Getter, type Setter } from 'jotai';
import { isStandard, kindOfSetup } from '../../core/options/options';
import { act, type PlayerAction } from '../../core/round/action';
import { isSameOutline, outlineOf, type RoundOutline } from '../../core/round/outline';
import { beginRound, type Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { tally } from '../../core/round/score';
import { offerScoreAtom } from './bestAtoms';
import { beginSittingAtom, type EndedSitting, type Origin, sittingAtom } from './sittingAtoms';

const currentRoundAtom = atom<Round | null>(null);

const currentOutlineAtom = atom<RoundOutline | null>(null);

/** The current round. It changes with each key. @throws Error before `beginAtom`. */
export const roundAtom = atom((get) => begun(get(currentRoundAtom)));

/**
 * What most keys leave as it is. Atoms that need no more of a round read this instead of the round, because each atom
 * that a key makes stale costs the key time and garbage.
 */
export const outlineAtom = atom((get) => begun(get(currentOutlineAtom)));

/** Whether the app has taken the page over from its opening, in which the player may be typing until then. */
export const isTakenOverAtom = atom(false);

function begun<T>(part: T | null): T {
  if (!part) throw new Error('No round has begun. Set beginAtom on this store before reading it.');
  return part;
}

/** The phase of the current round. */
export const phaseAtom = atom((get) => get(outlineAtom).phase);

/**
 * The setup of the current round: an object of its own for each round, and another once nobody can say its words
 * (`state/speech/makeUnheardRoundSeenAtom`).
 */
export const setupAtom = atom((get) => get(outlineAtom).setup);

const finishedAtom = atom<EndedSitting | null>(null);

/** The last round that was finished, even if another has begun at once; null before the first. */
export const lastFinishedAtom = atom((get) => get(finishedAtom));

const abandonedAtom = atom<EndedSitting | null>(null);

/** The last round that was abandoned because another began while it ran; null before the first. */
export const lastAbandonedAtom = atom((get) => get(abandonedAtom));

/** The current round if it is finished, else null. */
export const finishedRoundAtom = atom((get) => (get(phaseAtom) === 'finish' ? get(roundAtom) : null));

/** The time stamp of the last key, in ms; 0 before the first. */
export const lastKeyAtAtom = atom((get) => get(roundAtom).log?.event.at ?? 0);

/** What the clock in the heading shows, in whole seconds. */
export const clockSecondsAtom = atom((get) => get(outlineAtom).clockSeconds);

/** Time stamp of the first character, in ms; null while nothing is typed. */
export const startedAtAtom = atom((get) => get(outlineAtom).startedAt);

/** The time stamp, in ms, up to which characters count, or counted; null while nothing is typed. */
export const deadlineAtom = atom((get) => {
  const { startedAt, setup, phase } = get(outlineAtom);
  // A word-count round may have ended before its time. Until then, keys need not make this stale.
  const lastsMs = phase === 'finish' ? get(roundAtom).elapsedMs : setup.settings.durationMs;
  return startedAt === null ? null : startedAt + lastsMs;
});

/** When the end of the round was noticed, in ms on the clock of event stamps; null before. */
export const endNoticedAtAtom = atom<number | null>(null);

/** Whether the current round may set the highest score: only standard rounds, and none whose words were known. */
function canSetBest(get: Getter, setup: RoundSetup): boolean {
  return !get(sittingAtom).knewWords && isStandard(kindOfSetup(setup));
}

/** A word list with the name under which rounds record it. */
export type WordList = Pick<RoundSetup, 'wordList' | 'words'>;

/** The standard list; null before the first round of a visit. */
export const standardListAtom = atom<WordList | null>(null);

/** The only writer of a round and its outline: together they are always of the same moment. */
function setRound(get: Getter, set: Setter, round: Round): void {
  set(currentRoundAtom, round);
  const outline = outlineOf(round);
  const before = get(currentOutlineAtom);
  if (!before || !isSameOutline(before, outline)) set(currentOutlineAtom, outline);
}

/** The one door to a round: everything typed or deleted and every tick of the clock goes through here. */
export const dispatchAtom = atom(null, (get, set, action: PlayerAction) => {
  const before = get(roundAtom);
  const after = act(before, action);
  if (after === before) return;
  setRound(get, set, after);
  if (before.phase !== 'finish' && after.phase === 'finish') {
    set(finishedAtom, { ...get(sittingAtom), round: after });
    // A score of 0 is never a best; offering it clears the previous round's "new best".
    set(offerScoreAtom, canSetBest(get, after.setup) ? tally(after).score : 0);
  }
});

/**
 * Begins a round. The first one of a visit sets the standard list, unless it is set already or it is a race.
 *
 * @param origin where it came from: the options, if it is left out
 * @param knewWords whether its words have been seen before: those of a race always have
 */
export const beginAtom = atom(null, (get, set, setup: RoundSetup, origin?: Origin, knewWords?: boolean) => {
  if (!get(standardListAtom) && origin?.from !== 'race')
    set(standardListAtom, { wordList: setup.wordList, words: setup.words });
  const before = get(currentRoundAtom);
  if (before?.phase === 'run') set(abandonedAtom, { ...get(sittingAtom), round: before });
  set(beginSittingAtom, origin, knewWords ?? origin?.from === 'race');
  setRound(get, set, beginRound(setup));
});

/** Gives the current round another setup, over the same words. */
export const replaceSetupAtom = atom(null, (get, set, setup: RoundSetup) => {
  setRound(get, set, { ...get(roundAtom), setup });
});
