import { seededDraws } from '../../core/round/random';
import { wordsPerMinute } from './speed';
import type { Step, Walk } from './walk';
import { wordAt } from './words';

/** Two speeds between which the player's own lies, as far as one round can tell. */
export interface SpeedRange {
  readonly fromWpm: number;
  readonly toWpm: number;
}

const RESAMPLES = 1000;

/**
 * The 5th to 95th percentile of the speed, had the player been given other words just like these.
 *
 * A bootstrap: 1,000 times as many words as the round has are drawn from it with replacement, and the speed is their
 * score over their time. The limits are the 50th and the 950th of the ordered speeds: the percentile interval of
 * Bradley Efron and Robert J. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13. Drawn by the round's
 * seed, so that the same round always says the same.
 *
 * Words know nothing of the time after the last key, so the range is widened to hold `speedWpm`. A draw that took no
 * time is drawn again; where no word took any, or there is none, both limits are `speedWpm`.
 */
export function likelyRange(walk: Walk, speedWpm: number): SpeedRange {
  const words = playedWords(walk);
  if (!words.some(({ ms }) => ms > 0)) return { fromWpm: speedWpm, toWpm: speedWpm };

  const count = words.length;
  const scores = Float64Array.from(words, ({ score }) => score);
  const times = Float64Array.from(words, ({ ms }) => ms);
  const drawBelow = seededDraws(walk.seed);
  const speeds = new Float64Array(RESAMPLES);
  for (let filled = 0; filled < RESAMPLES; ) {
    let score = 0;
    let ms = 0;
    for (let draws = 0; draws < count; draws++) {
      const drawn = drawBelow(count);
      score += scores[drawn] as number;
      ms += times[drawn] as number;
    }
    if (ms > 0) speeds[filled++] = wordsPerMinute(score, ms);
  }
  speeds.sort();
  return {
    fromWpm: Math.min(percentile(speeds, 5), speedWpm),
    toWpm: Math.max(percentile(speeds, 95), speedWpm),
  };
}

/** What a word came to: its characters that stand and are right, and the gaps of all events that fell into it. */
interface PlayedWord {
  score: number;
  ms: number;
}

/** Every word in which anything happened, in the order in which it began. */
export function playedWords({ steps, batches }: Walk): readonly Readonly<PlayedWord>[] {
  const played = new Map<string, PlayedWord>();
  for (const step of steps) {
    const key = `${step.batch} ${wordAt(batches[step.batch]?.words ?? [], placeOf(step)).index}`;
    let word = played.get(key);
    if (!word) {
      word = { score: 0, ms: 0 };
      played.set(key, word);
    }
    word.ms += step.gapMs;
    if (step.kind === 'typed' && step.isRight && step.deletedBy === null) word.score++;
  }
  return [...played.values()];
}

/** A deletion falls into the word of the character right before the cursor. */
function placeOf(step: Step): number {
  return step.kind === 'typed' ? step.position : step.position + step.count - 1;
}

/** Of ordered values; the nearest rank, 1 to their number. */
function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
