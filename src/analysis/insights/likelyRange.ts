import { seededDraws } from '../../core/round/random';
import { wordsPerMinute } from './speed';
import type { Step, Timeline } from './timeline';
import { wordAt } from './words';

/** The range in which the player's true speed probably lies, judged by one round. */
export interface SpeedRange {
  readonly fromWpm: number;
  readonly toWpm: number;
}

const RESAMPLES = 1000;

/**
 * The 5th to 95th percentile of the speeds that the player might have reached with other words of the same kind.
 *
 * A bootstrap: 1,000 times, as many words as the round has are drawn from it with replacement, and the speed is their
 * score over their time. The limits are the 50th and the 950th of the sorted speeds: the percentile interval of
 * Bradley Efron and Robert J. Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13. The draws are seeded by
 * the round's seed, so that a round always gives the same range.
 *
 * The words do not include the time after the last key, so the range is widened to include `speedWpm`. A draw that took
 * no time is repeated. If no word took any time, or there are no words, both limits are `speedWpm`.
 */
export function likelyRange(timeline: Timeline, speedWpm: number): SpeedRange {
  const words = playedWords(timeline);
  if (!words.some(({ ms }) => ms > 0)) return { fromWpm: speedWpm, toWpm: speedWpm };

  const count = words.length;
  const scores = Float64Array.from(words, ({ score }) => score);
  const times = Float64Array.from(words, ({ ms }) => ms);
  const drawBelow = seededDraws(timeline.seed);
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

interface PlayedWord {
  /** Right characters that were not deleted. */
  score: number;
  /** The sum of the gaps of all events in this word. */
  ms: number;
}

/** Every word in which anything happened, in the order of their first events. */
export function playedWords({ steps, batches }: Timeline): readonly Readonly<PlayedWord>[] {
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

/** A deletion belongs to the word of the last character that it removed. */
function placeOf(step: Step): number {
  return step.kind === 'typed' ? step.position : step.lastPosition;
}

/** The percentile of sorted values by the nearest-rank method. */
function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
