import { type PlainRound, plainRound } from '../src/core/history/plainRound';
import { recordingOf } from '../src/core/history/recording';
import { act } from '../src/core/round/action';
import { type DrawBelow, seededDraws } from '../src/core/round/random';
import { beginRound, play, type Round } from '../src/core/round/round';
import { STANDARD_ROUND } from '../src/core/round/rules';
import { beginRoundsFile, linesOfRounds, ROUNDS_FILE_END } from '../src/platform/history/roundsFile';
import { STANDARD_WORDS } from '../src/platform/words/wordLists';

/** What is made up: the same for the same. */
export interface MadeUp {
  readonly count: number;
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  /** When the last of them ended, in ms since 1970, UTC. */
  readonly untilMs: number;
}

/** How fast the player is in the first round and in the last, about. */
const FIRST_WPM = 45;
const LAST_WPM = 75;

/** Rounds that are written in one go. */
const LOT = 100;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** A file of made-up rounds, piece by piece. */
export function* madeUpFile(madeUp: MadeUp): Generator<string> {
  const exportedAt = new Date(madeUp.untilMs).toISOString();
  // Whoever reads the file finds the best among its rounds; here it is not known before they are made.
  yield beginRoundsFile({ exportedAt, settings: { theme: 'system' }, best: 0 });
  let lot: PlainRound[] = [];
  let isFirst = true;
  for (const round of madeUpRounds(madeUp)) {
    if (lot.push(round) < LOT) continue;
    yield linesOfRounds(lot, isFirst);
    lot = [];
    isFirst = false;
  }
  yield linesOfRounds(lot, isFirst);
  yield ROUNDS_FILE_END;
}

/** Rounds of a player who gets faster, oldest first: some dozen a day, in sittings, with days off. */
export function* madeUpRounds({ count, seed, untilMs }: MadeUp): Generator<PlainRound> {
  const drawBelow = seededDraws(seed);
  const times = timesOfDay(count, untilMs, drawBelow);
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

/** When rounds ended, oldest first: about a dozen in a sitting, some hours between two sittings, or a day or two. */
function timesOfDay(count: number, untilMs: number, drawBelow: DrawBelow): number[] {
  const times: number[] = [];
  let at = untilMs;
  while (times.length < count) {
    times.push(at);
    const isSittingsFirst = drawBelow(12) === 0;
    const minutes = isSittingsFirst ? 120 + drawBelow(drawBelow(4) === 0 ? 2400 : 900) : 0;
    at -= STANDARD_ROUND.durationMs + 4 * SECOND_MS + drawBelow(40 * SECOND_MS) + minutes * MINUTE_MS;
  }
  return times.reverse();
}

/** What the player is about to do: the right key, a wrong one, or a Backspace, with Ctrl for the whole word. */
type Deed = 'right' | 'slip' | 'character' | 'word';

/** A finished round over the standard words, at about so many words a minute when mistakes and pauses are counted in. */
function aPlayersRound(wpm: number, drawBelow: DrawBelow): Round {
  const { durationMs } = STANDARD_ROUND;
  const msPerKey = (MINUTE_MS / (5 * wpm)) * 0.81;
  const slipsPerThousand = 30 + drawBelow(20);
  let deeds: Deed[] = [];
  let at = 0;
  let round = beginRound({ seed: drawBelow(2 ** 32), settings: STANDARD_ROUND, ...STANDARD_WORDS });
  while (at <= durationMs) {
    const slips = deeds.length === 0 && drawBelow(1000) < slipsPerThousand;
    const deed = slips ? 'slip' : (deeds.shift() ?? 'right');
    if (slips) deeds = correction(drawBelow);
    round =
      deed === 'character' || deed === 'word'
        ? act(round, { kind: 'deleted', unit: deed, at })
        : act(round, { kind: 'typed', char: deed === 'right' ? due(round) : wrongKey(round, drawBelow), at });
    at += gapMs(round, msPerKey, drawBelow);
  }
  return play(round, { kind: 'ticked', at: durationMs });
}

/** What follows a wrong key: it stays unseen, or it is taken back at once or after a key or two. */
function correction(drawBelow: DrawBelow): Deed[] {
  if (drawBelow(100) < 12) return [];
  if (drawBelow(8) === 0) return ['word'];
  const late = Math.max(0, drawBelow(5) - 2);
  return [...Array<Deed>(late).fill('right'), ...Array<Deed>(late + 1).fill('character')];
}

/** The key after the next one, the last one once more, or any other. */
function wrongKey(round: Round, drawBelow: DrawBelow): string {
  const { expected, typed } = round;
  const kinds = [expected[typed.length + 1], typed.at(-1), String.fromCharCode(97 + drawBelow(26))];
  const char = kinds[drawBelow(kinds.length)];
  return char === undefined || char === due(round) ? '#' : char;
}

/** The time to the next key: longer before a word, now and then a pause. */
function gapMs(round: Round, msPerKey: number, drawBelow: DrawBelow): number {
  const pauseMs = drawBelow(70) === 0 ? 300 + drawBelow(1100) : 0;
  const share = due(round) === ' ' ? 0.9 : round.typed.at(-1) === ' ' ? 1.3 : 1;
  return msPerKey * share * (1 + scatter(100, drawBelow) / 115) + pauseMs;
}

function due({ expected, typed }: Round): string {
  return expected[typed.length] ?? '';
}

/** A number from −most to most, more often near 0: three draws, as with dice. */
function scatter(most: number, drawBelow: DrawBelow): number {
  return ((drawBelow(1001) + drawBelow(1001) + drawBelow(1001)) / 1500 - 1) * most;
}
