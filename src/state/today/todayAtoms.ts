import { atom } from 'jotai';
import { dayAfter } from '../../analysis/today/dayAfter';
import type { RoundSetup } from '../../core/round/roundSetup';
import { isUsual, STANDARD_ROUND } from '../../core/round/rules';
import { seedOfDay } from '../../core/today/day';
import { writeToClipboard } from '../../platform/page/clipboard';
import { readStored } from '../../platform/page/storage';
import { dateNowMs, dayOf } from '../../platform/round/clock';
import { DAYS_KEY, MAX_DAYS, parseDays, saveDays } from '../../platform/today/savedDays';
import { listedRoundsAtom } from '../history/listedRoundAtoms';
import { noteSavedAtom, quarantineAtom } from '../page/noticeAtoms';
import { isWatchingAtom, setupOnBoardAtom } from '../replay/boardAtoms';
import { beginAtom, dispatchAtom, phaseAtom, setupAtom, standardListAtom } from '../round/roundAtoms';
import { noteOfSittingAtom, sittingAtom } from '../round/sittingAtoms';

/** A round whose words everybody has on a day. */
export interface TodaysRound {
  /** As `2026-11-26`. */
  readonly day: string;
  /** Whether its words had been typed before. */
  readonly isAgain: boolean;
}

/** The days whose words are known to have been typed, the last one first. */
const typedDaysAtom = atom<readonly string[]>([]);

/** The current round, if it has the words of a day; null for any other. */
export const todayOfRoundAtom = atom((get): TodaysRound | null => {
  const { origin, knewWords } = get(sittingAtom);
  return origin.from === 'today' ? { day: origin.day, isAgain: knewWords } : null;
});

/** The round on the board, likewise. In the replay of a saved round nothing is told of it. */
export const todayOnBoardAtom = atom((get) =>
  get(setupOnBoardAtom) === get(setupAtom) ? get(todayOfRoundAtom) : null,
);

/** Whether today's words are offered: at the start of a usual round. */
export const isTodayOfferedAtom = atom(
  (get) =>
    get(phaseAtom) === 'start' &&
    !get(isWatchingAtom) &&
    get(sittingAtom).origin.from === 'usual' &&
    isUsual(get(setupAtom).settings),
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
  set(beginAtom, setup, { from: 'today', day }, set(readTypedDaysAtom).includes(day));
});

/**
 * Notes that something is typed in the current round, if it has the words of a day. If these have been typed before, as
 * in another tab since the words were laid out, it is a later attempt.
 */
export const noteTypedDayAtom = atom(null, (get, set) => {
  const { origin, knewWords, isDayNoted } = get(sittingAtom);
  if (origin.from === 'usual' || isDayNoted) return;
  const day = origin.from === 'today' ? origin.day : racedDay(get(setupAtom));
  if (day === undefined) return;
  set(noteOfSittingAtom, { isDayNoted: true, knewWords: knewWords || set(readTypedDaysAtom).includes(day) });
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

/** The day whose words a race has, as by a link; undefined for any other. */
function racedDay({ seed }: RoundSetup): string | undefined {
  return daysAround().find((day) => seed === seedOfDay(day));
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
