import { atom, type Getter } from 'jotai';
import { dayAfter } from '../../analysis/today/dayAfter';
import type { RoundSetup } from '../../core/round/round';
import { STANDARD_ROUND } from '../../core/round/rules';
import { seedOfDay } from '../../core/today/day';
import { writeToClipboard } from '../../platform/page/clipboard';
import { readStored } from '../../platform/page/storage';
import { dateNowMs, dayOf } from '../../platform/round/clock';
import { DAYS_KEY, MAX_DAYS, parseDays, saveDays } from '../../platform/today/savedDays';
import { listedRoundsAtom } from '../history/listedRoundAtoms';
import { noteSavedAtom, quarantineAtom } from '../page/noticeAtoms';
import { isWatchingAtom, raceAtom, setupOnBoardAtom } from '../replay/boardAtoms';
import { beginAtom, dispatchAtom, isRaced, markRacedAtom, phaseAtom, setupAtom } from '../round/roundAtoms';
import { standardListAtom } from '../words/wordListAtoms';

/** A round whose words everybody has on a day. */
export interface TodaysRound {
  /** As `2026-11-26`. */
  readonly day: string;
  /** Whether its words had been typed before. */
  readonly isAgain: boolean;
}

/** The days of such rounds, by setup. */
const daysOfRoundsAtom = atom(() => new WeakMap<RoundSetup, string>());

/** The days whose words are known to have been typed, the last one first. */
const typedDaysAtom = atom<readonly string[]>([]);

/** The setup of the last round whose first key has been noted. */
const notedSetupAtom = atom<RoundSetup | null>(null);

/** The day whose words the round of a setup has, as `2026-11-26`; undefined for any other round. */
export function dayOfWords(get: Getter, setup: RoundSetup): string | undefined {
  return get(daysOfRoundsAtom).get(setup);
}

/** The current round, if it has the words of a day; null for any other. */
export const todayOfRoundAtom = atom((get) => todaysRound(get, get(setupAtom)));

/** The round on the board, likewise. */
export const todayOnBoardAtom = atom((get) => todaysRound(get, get(setupOnBoardAtom)));

function todaysRound(get: Getter, setup: RoundSetup): TodaysRound | null {
  // Read only to be computed again: `isRaced` asks a set that is no atom, and it is when these days are written that
  // the current round may have been put into it, for an attempt in another tab.
  get(typedDaysAtom);
  const day = dayOfWords(get, setup);
  return day === undefined ? null : { day, isAgain: isRaced(get, setup) };
}

/** Whether today's words are offered: at the start of a usual round. */
export const isTodayOfferedAtom = atom(
  (get) =>
    get(phaseAtom) === 'start' &&
    !get(isWatchingAtom) &&
    !get(raceAtom) &&
    !get(setupAtom).settings.practice &&
    get(todayOfRoundAtom) === null,
);

/**
 * Lays out the words that everybody has today, by the player's own calendar: a standard round, whatever is chosen. One
 * whose words have been typed before sets no best, like a race. A running round is abandoned, as by Restart.
 *
 * @param at the press's own time stamp, in ms
 */
export const playTodayAtom = atom(null, (get, set, at: number) => {
  set(dispatchAtom, { kind: 'ticked', at });
  const day = dayOf(dateNowMs());
  const list = get(standardListAtom);
  if (!list) throw new Error('Expected the standard list, which the first round sets. Set beginAtom before.');
  const { wordList, words } = list;
  const setup: RoundSetup = { seed: seedOfDay(day), settings: STANDARD_ROUND, wordList, words };
  get(daysOfRoundsAtom).set(setup, day);
  if (set(readTypedDaysAtom).includes(day)) set(markRacedAtom, setup);
  set(beginAtom, setup);
});

/**
 * Notes that something is typed in the current round, if it has the words of a day. If these have been typed before, as
 * in another tab since the words were laid out, it is a later attempt.
 */
export const noteTypedDayAtom = atom(null, (get, set) => {
  const setup = get(setupAtom);
  const day = dayOfWords(get, setup) ?? racedDay(get, setup);
  if (day === undefined || get(notedSetupAtom) === setup) return;
  set(notedSetupAtom, setup);
  if (set(readTypedDaysAtom).includes(day)) set(markRacedAtom, setup);
  set(noteDaysAtom, [day]);
});

/** Notes the days of imported rounds: their words have been typed, on another device. */
export const noteImportedDaysAtom = atom(null, (get, set) => {
  const listed = (get(listedRoundsAtom) ?? []).map(({ wordsOfDay }) => wordsOfDay);
  // Earlier ones are not played any more.
  set(
    noteDaysAtom,
    daysAround().filter((day) => listed.includes(day)),
  );
});

const noteDaysAtom = atom(null, (_get, set, days: readonly string[]) => {
  if (days.length === 0) return;
  const typed = [...new Set([...days, ...set(readTypedDaysAtom)])].slice(0, MAX_DAYS);
  set(typedDaysAtom, typed);
  set(noteSavedAtom, DAYS_KEY, saveDays(typed));
});

/** Copies a text about a round with the words of a day. Resolves to false where the browser denies it. */
export const copyTextAtom = atom(
  null,
  (_get, _set, text: string): Promise<boolean> => writeToClipboard(text),
);

/** The day whose words a race has, as by a link; undefined for any other round. */
function racedDay(get: Getter, setup: RoundSetup): string | undefined {
  return isRaced(get, setup) ? daysAround().find((day) => setup.seed === seedOfDay(day)) : undefined;
}

/** Today, and the days before and after it: somewhere on earth it is one of them. */
function daysAround(): readonly string[] {
  const today = dayOf(dateNowMs());
  return [today, dayAfter(today, 1), dayAfter(today, -1)];
}

/** Reads the days whose words have been typed here, in any tab; an invalid value is quarantined. */
const readTypedDaysAtom = atom(null, (get, set): readonly string[] => {
  const stored = readStored(DAYS_KEY);
  // Where storage is denied, they live in memory.
  const text = stored === 'denied' ? null : stored.text;
  const saved = text === null ? [] : parseDays(text);
  if (text !== null && !saved) set(quarantineAtom, DAYS_KEY, text);
  return [...new Set([...(saved ?? []), ...get(typedDaysAtom)])];
});
