import { lastTyped } from './combining';
import {
  charactersFrom,
  isIdleSpace,
  isWrongAt,
  openSurplus,
  SKIPPED,
  type Surplus,
  withoutRestOfWord,
} from './leftWords';
import { type LoggedEvent, type RoundLog, replaceLastCharacter } from './log';
import { batchTextOf, nextTextOf, type RoundSetup } from './roundSetup';
import { TICK_MS } from './rules';

/** A word-count round lasts at least this long, in ms, so that its speed is finite. */
const SHORTEST_MS = 1;

export type Phase = 'start' | 'run' | 'finish';

/**
 * Everything that can happen to a round. `at` is the event's own time stamp, in ms of a monotonic clock. `combined` means
 * that an accent has turned the last character into `char`; the log then reads as if `char` had been typed at once.
 */
export type RoundEvent =
  | LoggedEvent
  | { readonly kind: 'combined'; readonly char: string; readonly at: number }
  | { readonly kind: 'ticked'; readonly at: number };

export interface Round {
  readonly setup: RoundSetup;
  readonly phase: Phase;
  /** 0 for the first batch. */
  readonly batchNumber: number;
  /** The words of the open batch. */
  readonly expected: string;
  /**
   * What has been typed of `expected`, one entry per character, `SKIPPED` for one that a Space has skipped; all of it only
   * if that ended the round. The cursor is after it.
   */
  readonly typed: readonly string[];
  /** What was typed besides where a Space is due, in order; empty unless a Space ends words. */
  readonly surplus: readonly Surplus[];
  /** The wrong key at the place after `typed`, which waits for the right one; null unless `onMistake` is `wait`. */
  readonly missed: string | null;
  /** Errors in the open batch: in `typed` and `surplus`, or the keys that were wrong where a place waits for the right one. */
  readonly openErrors: number;
  /** Errors in the batches before. */
  readonly closedErrors: number;
  /** The batch before, as it was closed; null if there is none, if its last word was left, and from the first key of the open batch on. */
  readonly closed: ClosedBatch | null;
  /** The characters of all batches before the open one, typed or skipped. */
  readonly charactersBefore: number;
  /** How many batches have been shown: more than the number of the open one says, if that was opened again. */
  readonly batchesShown: number;
  /** Characters typed in the whole round, minus the deleted ones. */
  readonly totalTyped: number;
  /** The time stamp of the first character; null before it. */
  readonly startedAt: number | null;
  /** The latest time of any event so far, in ms since the start; for a finished round, how long it lasted. */
  readonly elapsedMs: number;
  /** Whether a Space has been ignored since the last character of the batch before (core/round/action). */
  readonly hasIgnoredSpace: boolean;
  readonly log: RoundLog | null;
}

/** A batch whose last character has been typed. A Backspace may open it again. */
interface ClosedBatch {
  readonly expected: string;
  readonly typed: readonly string[];
  readonly surplus: readonly Surplus[];
  readonly errors: number;
}

/** A round before its first key. */
export function beginRound(setup: RoundSetup): Round {
  return {
    setup,
    phase: 'start',
    batchNumber: 0,
    expected: batchTextOf(setup, 0),
    typed: [],
    surplus: [],
    missed: null,
    openErrors: 0,
    closedErrors: 0,
    closed: null,
    charactersBefore: 0,
    batchesShown: 1,
    totalTyped: 0,
    startedAt: null,
    elapsedMs: 0,
    hasIgnoredSpace: false,
    log: null,
  };
}

/**
 * The round after one more event. Live play and replays use the same reducer.
 *
 * Returns the same object if the event changes nothing. Any event after the deadline ends the round and does not count;
 * a character exactly on the deadline counts, a tick on it ends the round. A word-count round ends with its
 * last character.
 *
 * Where a place waits for its right key (`onMistake`), a wrong one counts as typed and as an error, and the cursor stays;
 * both count even if the characters before it are deleted. With no way back, a deletion changes nothing but the time.
 *
 * A deletion as the first key of a batch opens the one before again, if that ended with a wrong character, and removes this
 * one: who sees the mistake only then would type all that follows one place too far.
 *
 * Where a Space ends words (`spaceEndsWord`), one within a word counts as typed and as an error, and skips the rest of the
 * word; a deletion of it goes back to where the word was left, but never to a batch before. At the beginning of a word it
 * changes nothing but the time. Where a Space is due, any other character is an error there, and the cursor stays.
 */
export function play(round: Round, event: RoundEvent): Round {
  if (round.phase === 'finish' || !Number.isFinite(event.at)) return round;
  if (event.kind === 'typed' && event.char === '') return round;
  if (round.phase === 'start') {
    const isFirst = event.kind === 'typed' && !isIdleSpace(round, event.char);
    return isFirst ? type(start(round, event.at), event) : round;
  }

  const elapsedMs = event.at - (round.startedAt ?? event.at);
  const { durationMs } = round.setup.settings;
  if (elapsedMs > durationMs || (event.kind === 'ticked' && elapsedMs === durationMs)) {
    return { ...round, phase: 'finish', elapsedMs: durationMs, hasIgnoredSpace: false };
  }

  const now = elapsedMs > round.elapsedMs ? { ...round, elapsedMs } : round;
  switch (event.kind) {
    case 'typed':
      return type(now, event);
    case 'deleted':
      return round.setup.settings.onMistake === 'noWayBack' ? now : remove(now, event);
    case 'combined':
      return combine(now, event.char);
    case 'ticked':
      return now;
    default:
      return event satisfies never;
  }
}

/** The round after all of these events, oldest first. */
export function replay(setup: RoundSetup, events: Iterable<RoundEvent>): Round {
  let round = beginRound(setup);
  for (const event of events) round = play(round, event);
  return round;
}

/**
 * The whole seconds in the heading, which change once per tick: those that are left, 0 only when the round is over; for
 * a word-count round, those that have passed.
 */
export function clockSeconds({ phase, elapsedMs, setup }: Round): number {
  const { durationMs, wordLimit } = setup.settings;
  const ticksPassed = Math.floor(elapsedMs / TICK_MS);
  if (wordLimit) return ticksPassed;
  return phase === 'finish' ? 0 : Math.ceil((durationMs - ticksPassed * TICK_MS) / 1000);
}

/** How long a finished round has lasted, and any other one will last at most, in ms. */
export function durationOf({ phase, elapsedMs, setup }: Round): number {
  return phase === 'finish' ? elapsedMs : setup.settings.durationMs;
}

/** The batch that a deletion would open again: nothing was typed since its last character, which is wrong. Null for none. */
export function batchToReopen({ closed }: Pick<Round, 'closed'>): ClosedBatch | null {
  return closed && closed.typed.at(-1) !== closed.expected.at(-1) ? closed : null;
}

function start(round: Round, at: number): Round {
  return { ...round, phase: 'run', startedAt: at };
}

function type(round: Round, event: LoggedEvent & { kind: 'typed' }): Round {
  const { char } = event;
  if (isIdleSpace(round, char)) return round;
  const { onMistake, spaceEndsWord } = round.setup.settings;
  const place = round.typed.length;
  const due = round.expected[place];
  const isWrong = char !== due;
  const isMissed = isWrong && onMistake === 'wait';
  const isSurplus = isWrong && spaceEndsWord === true && due === ' ';
  const after: Round = {
    ...round,
    typed: isMissed || isSurplus ? round.typed : typedWith(round, char),
    surplus: isSurplus ? round.surplus.concat([{ place, char }]) : round.surplus,
    missed: isMissed ? char : null,
    openErrors: round.openErrors + Number(isWrong),
    closed: null,
    totalTyped: round.totalTyped + 1,
    hasIgnoredSpace: false,
    log: { event, earlier: round.log },
  };
  return after.typed.length < after.expected.length ? after : nextBatch(after);
}

/** What is typed of the batch with this character at the cursor's place, or where the Space leads that leaves its word. */
function typedWith(round: Round, char: string): readonly string[] {
  const { spaceEndsWord } = round.setup.settings;
  if (spaceEndsWord && char === ' ' && round.expected[round.typed.length] !== ' ')
    return withoutRestOfWord(round);
  // `concat` copies faster than spreading, which matters when a link's whole round is replayed at once.
  return round.typed.concat([char]);
}

function combine(round: Round, char: string): Round {
  const before = lastTyped(round);
  if (!round.log || before === undefined || before === char) return round;
  const { missed, openErrors, totalTyped, log } = round;
  if (missed) {
    // As if `char` had been typed at once: a wrong key that waits is the last event.
    const unmissed = { ...round, openErrors: openErrors - 1, totalTyped: totalTyped - 1, log: log.earlier };
    return type(unmissed, { kind: 'typed', char, at: log.event.at });
  }
  const after: Round = { ...round, log: replaceLastCharacter(round.log, char) };
  if (openSurplus(round) !== undefined) {
    const surplus = round.surplus.slice(0, -1).concat([{ place: round.typed.length, char }]);
    return { ...after, surplus };
  }
  const place = round.typed.length - 1;
  const { closed } = round;
  // The batch is empty: the character was the last one of the batch before.
  const expected = place < 0 ? closed?.expected.at(-1) : round.expected[place];
  const errors = Number(char !== expected) - Number(before !== expected);
  if (place < 0) {
    const joined = closed && {
      ...closed,
      typed: closed.typed.slice(0, -1).concat([char]),
      errors: closed.errors + errors,
    };
    return { ...after, closedErrors: round.closedErrors + errors, closed: joined };
  }
  return {
    ...after,
    typed: round.typed.slice(0, place).concat([char]),
    openErrors: round.openErrors + errors,
  };
}

function remove(round: Round, event: LoggedEvent & { kind: 'deleted' }): Round {
  const before = batchToReopen(round);
  if (before && event.count >= 1) return reopened(round, before, event.at);
  const count = Math.min(Math.floor(event.count), charactersFrom(round, 0));
  if (!(count >= 1)) return round;
  const { typed } = round;
  let place = typed.length;
  let surplusLeft = round.surplus.length;
  let openErrors = round.openErrors;
  for (let removed = 0; removed < count; removed++) {
    if (round.surplus[surplusLeft - 1]?.place === place) {
      surplusLeft--;
      openErrors--;
      continue;
    }
    place--;
    if (isWrongAt(round, place)) openErrors--;
    while (typed[place - 1] === SKIPPED) place--;
  }
  return {
    ...round,
    typed: typed.slice(0, place),
    surplus: round.surplus.slice(0, surplusLeft),
    missed: null,
    openErrors,
    totalTyped: round.totalTyped - count,
    log: { event: { kind: 'deleted', count, at: event.at }, earlier: round.log },
  };
}

function nextBatch(round: Round): Round {
  const expected = nextTextOf(round);
  if (expected === null) return endWithWords(round);
  const { typed, surplus, openErrors: errors } = round;
  const isLeft = typed.at(-1) === SKIPPED;
  const batchNumber = round.batchNumber + 1;
  return {
    ...round,
    batchNumber,
    expected,
    typed: [],
    surplus: [],
    openErrors: 0,
    closedErrors: round.closedErrors + errors,
    closed: isLeft ? null : { expected: round.expected, typed, surplus, errors },
    charactersBefore: round.charactersBefore + round.expected.length,
    batchesShown: Math.max(round.batchesShown, batchNumber + 1),
  };
}

/** Opens the batch before again, without its last character, which was wrong. */
function reopened(round: Round, { expected, typed, surplus, errors }: ClosedBatch, at: number): Round {
  return {
    ...round,
    batchNumber: round.batchNumber - 1,
    expected,
    typed: typed.slice(0, -1),
    surplus,
    openErrors: errors - 1,
    closedErrors: round.closedErrors - errors,
    closed: null,
    charactersBefore: round.charactersBefore - expected.length,
    totalTyped: round.totalTyped - 1,
    hasIgnoredSpace: false,
    log: { event: { kind: 'deleted', count: 1, at }, earlier: round.log },
  };
}

/** Ends the round with its last character. Its words stay, because none follow. */
function endWithWords(round: Round): Round {
  // From the log, rounded as it is recorded. `elapsedMs` may be later: a tick can be handled before an earlier key.
  let lastedMs = SHORTEST_MS;
  for (let entry = round.log; entry; entry = entry.earlier) {
    lastedMs = Math.max(lastedMs, entry.event.at - (round.startedAt ?? 0));
  }
  return { ...round, phase: 'finish', elapsedMs: Math.round(lastedMs * 10) / 10 };
}
