import { isWhole } from '../history/recordingLimits';
import { SECONDS } from '../options/optionValues';
import { type RoundSettings, STANDARD_ROUND } from '../round/rules';
import { COLUMNS } from '../words/ownText';

/**
 * The least and the most of each setting that a link may have, all of them whole: the durations that may be chosen, twelve
 * words at once.
 */
export const CHALLENGE_LIMITS = {
  durationMs: [SECONDS.least * 1000, SECONDS.most * 1000],
  wordsPerBatch: [STANDARD_ROUND.wordsPerBatch, STANDARD_ROUND.wordsPerBatch],
} as const;

/** Events of a round that is sent: twenty a second for ten minutes. Playing them is what takes a reader's time. */
export const MOST_EVENTS_SENT = 12_000;

/** Characters of a whole fragment. Ten minutes at 150 words a minute take some 21,000. */
export const LONGEST_FRAGMENT = 32_768;

/** Whether a round of these settings and so many events can be sent as a link, if that is not too long. */
export function canBeSent({ durationMs, wordsPerBatch, columns }: RoundSettings, events: number): boolean {
  return (
    (columns === undefined || isWhole(columns, COLUMNS)) &&
    isWhole(durationMs, CHALLENGE_LIMITS.durationMs) &&
    isWhole(wordsPerBatch, CHALLENGE_LIMITS.wordsPerBatch) &&
    events <= MOST_EVENTS_SENT
  );
}
