import { secondsToTenth } from '../../analysis/insights/rounding';

/** What may have disturbed a round. */
interface Disturbed {
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/**
 * Sentences about what disturbed a round: `Your browser paused once (0.2 s); your score is not affected`. They are
 * low-key, because the score never suffers from it.
 */
export function disturbanceSentences({ stalls: { count, longestMs }, wasHidden }: Disturbed): string[] {
  const sentences: string[] = [];
  if (count > 0) {
    const longest = secondsToTenth(longestMs);
    const how = count === 1 ? `once (${longest} s)` : `${count} times (${longest} s at most)`;
    sentences.push(`Your browser paused ${how}; your score is not affected`);
  }
  if (wasHidden) sentences.push('The page was out of sight during the round');
  return sentences;
}
