import { isWholeWithin } from '../history/recordingLimits';
import { OPTIONS } from '../options/optionTable';
import { type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { COLUMNS } from '../words/customText';

/**
 * The minimum and maximum of each setting in a link, all of them whole: the durations that the options offer, and twelve
 * words per batch.
 */
const CHALLENGE_LIMITS = {
  durationMs: [OPTIONS.seconds.limits.min * 1000, OPTIONS.seconds.limits.max * 1000],
  wordsPerBatch: [STANDARD_ROUND.wordsPerBatch, STANDARD_ROUND.wordsPerBatch],
} as const;

/** The most events of a round in a link: twenty a second for ten minutes. Reading a link replays them all. */
const MAX_CHALLENGE_EVENTS = 12_000;

/** The most characters of a link's fragment. Ten minutes at 150 words a minute take about 21,000. */
export const MAX_FRAGMENT_LENGTH = 32_768;

/** Whether a link may have these settings and this number of events. Does not check the length of the link. */
export function canBeSent(
  { durationMs, wordLimit, wordsPerBatch, columns }: RoundSettings,
  events: number,
): boolean {
  return (
    (columns === undefined || isWholeWithin(columns, COLUMNS)) &&
    (wordLimit !== undefined || isWholeWithin(durationMs, CHALLENGE_LIMITS.durationMs)) &&
    isWholeWithin(wordsPerBatch, CHALLENGE_LIMITS.wordsPerBatch) &&
    events <= MAX_CHALLENGE_EVENTS
  );
}
