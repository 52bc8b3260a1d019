import { batchText } from './batch';
import { lastTyped } from './combining';
import { type LoggedEvent, type RoundLog, withLastCharacter } from './log';
import { type RoundSettings, TICK_MS } from './rules';

/** What a round is made from. With its log it is the whole round: `replay(setup, events)`. */
export interface RoundSetup {
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  readonly settings: RoundSettings;
  /** The name of the list that the words are from, with its version in it. */
  readonly wordList: string;
  /** Distinct lowercase words; those of an own text in its order. */
  readonly words: readonly string[];
  /** The words of a batch, where they are not just dealt from the list: core/words/setup. A function of the other fields. */
  readonly textOf?: (batchNumber: number) => string;
  /** The characters that its batches may have besides `a` to `z` and the space; left out where there are none. */
  readonly characters?: string;
  /** What is told of them above: `Français · capitals`; left out where they are the standard ones. */
  readonly label?: string;
  /** Their language as BCP 47 names it; '' when it is not known, left out where it is the page's own. */
  readonly lang?: string;
}

export type Phase = 'start' | 'run' | 'finish';

/**
 * Everything that can happen to a round. `at` is in ms on one steady clock, from the event's own time stamp. `combined` is
 * of the last character that stands, which a mark has made another; the log has it as if it had come like that.
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
  /** What has been typed against `expected`, a character an entry, always shorter than it. */
  readonly typed: readonly string[];
  /** Errors in `typed`. */
  readonly openErrors: number;
  /** Errors in the batches that are behind. */
  readonly closedErrors: number;
  /** Characters typed in the whole round, less those removed. */
  readonly totalTyped: number;
  /** Time stamp of the first character; null while nothing is typed. */
  readonly startedAt: number | null;
  /** The furthest time, in ms since the start, that any event has told of; at most the duration. */
  readonly elapsedMs: number;
  readonly log: RoundLog | null;
}

/** A round nobody has typed in yet. */
export function beginRound(setup: RoundSetup): Round {
  return {
    setup,
    phase: 'start',
    batchNumber: 0,
    expected: textOf(setup, 0),
    typed: [],
    openErrors: 0,
    closedErrors: 0,
    totalTyped: 0,
    startedAt: null,
    elapsedMs: 0,
    log: null,
  };
}

/**
 * The round after one more event. The reducer that plays live is the one that replays.
 *
 * An event that changes nothing gives back the same object. An event past the deadline, of whatever kind, ends the
 * round and is not counted; a character exactly on the deadline is.
 */
export function play(round: Round, event: RoundEvent): Round {
  if (round.phase === 'finish' || !Number.isFinite(event.at)) return round;
  if (event.kind === 'typed' && event.char === '') return round;
  if (round.phase === 'start') return event.kind === 'typed' ? type(start(round, event.at), event) : round;

  const elapsedMs = event.at - (round.startedAt ?? event.at);
  const { durationMs } = round.setup.settings;
  if (elapsedMs > durationMs || (event.kind === 'ticked' && elapsedMs === durationMs)) {
    return { ...round, phase: 'finish', elapsedMs: durationMs };
  }

  const now = elapsedMs > round.elapsedMs ? { ...round, elapsedMs } : round;
  switch (event.kind) {
    case 'typed':
      return type(now, event);
    case 'deleted':
      return remove(now, event);
    case 'combined':
      return combine(now, event.char);
    case 'ticked':
      return now;
    default:
      return event satisfies never;
  }
}

/** The state to which a round's events lead, oldest first. */
export function replay(setup: RoundSetup, events: Iterable<RoundEvent>): Round {
  let round = beginRound(setup);
  for (const event of events) round = play(round, event);
  return round;
}

/** Whether its batches have been cut to as many lines as they are to have: those of an own text. */
export function isFilled({ settings }: RoundSetup): boolean {
  return settings.columns !== undefined;
}

/** Whole seconds on the countdown: goes down once per tick, 0 only when the round is over. */
export function secondsLeft(round: Round): number {
  if (round.phase === 'finish') return 0;
  const ticksPassed = Math.floor(round.elapsedMs / TICK_MS);
  return Math.ceil((round.setup.settings.durationMs - ticksPassed * TICK_MS) / 1000);
}

function textOf({ textOf: told, words, seed, settings }: RoundSetup, batchNumber: number): string {
  return told ? told(batchNumber) : batchText(words, seed, batchNumber, settings.wordsPerBatch);
}

function start(round: Round, at: number): Round {
  return { ...round, phase: 'run', startedAt: at };
}

function type(round: Round, event: LoggedEvent & { kind: 'typed' }): Round {
  // Not spread: engines copy an array faster this way, and all of a link's round is played at once.
  const typed = round.typed.concat([event.char]);
  const openErrors = round.openErrors + (event.char === round.expected[round.typed.length] ? 0 : 1);
  const after: Round = {
    ...round,
    typed,
    openErrors,
    totalTyped: round.totalTyped + 1,
    log: { event, earlier: round.log },
  };
  return typed.length < round.expected.length ? after : nextBatch(after);
}

function combine(round: Round, char: string): Round {
  const before = lastTyped(round);
  if (!round.log || before === undefined || before === char) return round;
  const after: Round = { ...round, log: withLastCharacter(round.log, char) };
  const place = round.typed.length - 1;
  // It has just closed the words before.
  const expected = place < 0 ? textOf(round.setup, round.batchNumber - 1).at(-1) : round.expected[place];
  const errors = Number(char !== expected) - Number(before !== expected);
  if (place < 0) return { ...after, closedErrors: round.closedErrors + errors };
  return {
    ...after,
    typed: round.typed.slice(0, place).concat([char]),
    openErrors: round.openErrors + errors,
  };
}

function remove(round: Round, event: LoggedEvent & { kind: 'deleted' }): Round {
  const count = Math.min(Math.floor(event.count), round.typed.length);
  if (!(count >= 1)) return round;
  const kept = round.typed.length - count;
  let openErrors = round.openErrors;
  for (let i = kept; i < round.typed.length; i++) {
    if (round.typed[i] !== round.expected[i]) openErrors--;
  }
  return {
    ...round,
    typed: round.typed.slice(0, kept),
    openErrors,
    totalTyped: round.totalTyped - count,
    log: { event: { kind: 'deleted', count, at: event.at }, earlier: round.log },
  };
}

function nextBatch(round: Round): Round {
  const { setup } = round;
  const batchNumber = round.batchNumber + 1;
  return {
    ...round,
    batchNumber,
    expected: textOf(setup, batchNumber),
    typed: [],
    openErrors: 0,
    closedErrors: round.closedErrors + round.openErrors,
  };
}
