import { type PlainRound, plainRound } from '../src/core/history/plainRound';
import { recordingOf } from '../src/core/history/recordingBytes';
import { act } from '../src/core/round/action';
import { type DrawBelow, seededDraws } from '../src/core/round/random';
import { beginRound, play, type Round } from '../src/core/round/round';
import { STANDARD_ROUND } from '../src/core/round/rules';
import { ROUNDS_FILE_END, roundsFileLines, roundsFileStart } from '../src/platform/history/roundsFile';
import { STANDARD_WORDS } from '../src/platform/words/standardWords';

/** Which rounds to make up. The same values give the same rounds. */
export interface MadeUp {
  readonly count: number;
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  /** When the last of them ended, in ms since 1970, UTC. */
  readonly untilMs: number;
}

/** The player's approximate speed in the first round and in the last. */
const FIRST_WPM = 45;
const LAST_WPM = 75;

/** Rounds in each piece of the file. */
const CHUNK = 100;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A file of made-up rounds, piece by piece. */
export function* madeUpFile(madeUp: MadeUp): Generator<string> {
  const exportedAt = new Date(madeUp.untilMs).toISOString();
  // The best is not known before the rounds are made. An import finds it from the rounds.
  yield roundsFileStart({ exportedAt, settings: { theme: 'system' }, best: 0 });
  let chunk: PlainRound[] = [];
  let isFirst = true;
  for (const round of madeUpRounds(madeUp)) {
    if (chunk.push(round) < CHUNK) continue;
    yield roundsFileLines(chunk, isFirst);
    chunk = [];
    isFirst = false;
  }
  yield roundsFileLines(chunk, isFirst);
  yield ROUNDS_FILE_END;
}

/** Rounds of a player who gets faster, oldest first: a few dozen a day, in sessions, with days off. */
export function* madeUpRounds({ count, seed, untilMs }: MadeUp): Generator<PlainRound> {
  const drawBelow = seededDraws(seed);
  const times = endTimes(count, untilMs, drawBelow);
  for (const [index, playedAtMs] of times.entries()) {
    const progress = count === 1 ? 1 : index / (count - 1);
    const wpm = FIRST_WPM + (LAST_WPM - FIRST_WPM) * progress + scatter(16, drawBelow);
    const round = aPlayersRound(Math.max(20, wpm), drawBelow);
    yield plainRound(recordingOf(round), {
      playedAt: new Date(playedAtMs).toISOString(),
      ...(drawBelow(40) === 0 && {
        stalls: { count: 1 + drawBelow(3), longestMs: (1000 + drawBelow(8000)) / 10 },
      }),
      wasHidden: drawBelow(200) === 0,
    });
  }
}

/**
 * When the rounds ended, oldest first: about a dozen per session, with some hours, or a day or two, between sessions.
 */
function endTimes(count: number, untilMs: number, drawBelow: DrawBelow): number[] {
  const times: number[] = [];
  let at = untilMs;
  while (times.length < count) {
    times.push(at);
    const isFirstOfSession = drawBelow(12) === 0;
    const minutes = isFirstOfSession ? 120 + drawBelow(drawBelow(4) === 0 ? 2400 : 900) : 0;
    at -= STANDARD_ROUND.durationMs + 4 * SECOND_MS + drawBelow(40 * SECOND_MS) + minutes * MINUTE_MS;
  }
  return times.reverse();
}

/** The player's next key: the right one, a wrong one, or a Backspace, with Ctrl for the whole word. */
type Key = 'right' | 'slip' | 'character' | 'word';

/** A finished round over the standard words. `wpm` is its approximate speed with mistakes and pauses included. */
function aPlayersRound(wpm: number, drawBelow: DrawBelow): Round {
  const { durationMs } = STANDARD_ROUND;
  const msPerKey = (MINUTE_MS / (5 * wpm)) * 0.81;
  const slipsPerThousand = 30 + drawBelow(20);
  let keys: Key[] = [];
  let at = 0;
  let round = beginRound({ seed: drawBelow(2 ** 32), settings: STANDARD_ROUND, ...STANDARD_WORDS });
  while (at <= durationMs) {
    const slips = keys.length === 0 && drawBelow(1000) < slipsPerThousand;
    const key = slips ? 'slip' : (keys.shift() ?? 'right');
    if (slips) keys = correction(drawBelow);
    round =
      key === 'character' || key === 'word'
        ? act(round, { kind: 'deleted', unit: key, at })
        : act(round, {
            kind: 'typed',
            char: key === 'right' ? expectedChar(round) : wrongKey(round, drawBelow),
            at,
          });
    at += gapMs(round, msPerKey, drawBelow);
  }
  return play(round, { kind: 'ticked', at: durationMs });
}

/** The keys after a wrong one: it goes unnoticed, or is deleted at once or after a key or two. */
function correction(drawBelow: DrawBelow): Key[] {
  if (drawBelow(100) < 12) return [];
  if (drawBelow(8) === 0) return ['word'];
  const late = Math.max(0, drawBelow(5) - 2);
  return [...Array<Key>(late).fill('right'), ...Array<Key>(late + 1).fill('character')];
}

/** The character after the expected one, the last one repeated, or any other. */
function wrongKey(round: Round, drawBelow: DrawBelow): string {
  const { expected, typed } = round;
  const kinds = [expected[typed.length + 1], typed.at(-1), String.fromCharCode(97 + drawBelow(26))];
  const char = kinds[drawBelow(kinds.length)];
  return char === undefined || char === expectedChar(round) ? '#' : char;
}

/** The time to the next key: longer before a word, with an occasional pause. */
function gapMs(round: Round, msPerKey: number, drawBelow: DrawBelow): number {
  const pauseMs = drawBelow(70) === 0 ? 300 + drawBelow(1100) : 0;
  const share = expectedChar(round) === ' ' ? 0.9 : round.typed.at(-1) === ' ' ? 1.3 : 1;
  return msPerKey * share * (1 + scatter(100, drawBelow) / 115) + pauseMs;
}

function expectedChar({ expected, typed }: Round): string {
  return expected[typed.length] ?? '';
}

/** A number from −most to most, more often near 0: the sum of three draws, as with dice. */
function scatter(most: number, drawBelow: DrawBelow): number {
  return ((drawBelow(1001) + drawBelow(1001) + drawBelow(1001)) / 1500 - 1) * most;
}
