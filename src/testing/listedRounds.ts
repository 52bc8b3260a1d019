import { type RoundSummary, SUMMARY_VERSION } from '../core/history/summary';
import type { ListedRound } from '../platform/history/databaseSchema';

type Listed = Partial<Omit<ListedRound, 'summary'> & RoundSummary>;

/** An entry of the list of rounds: by default 30 s, 150 characters, 3 of them wrong. */
export function aListedRound({
  id = 'a',
  playedAt = Date.UTC(2026, 10, 21, 18, 2, 11),
  stalls = { count: 0, longestMs: 0 },
  wasHidden = false,
  wasRaced,
  wordsOfDay,
  ...summary
}: Listed = {}): ListedRound {
  return {
    id,
    playedAt,
    stalls,
    wasHidden,
    ...(wasRaced !== undefined && { wasRaced }),
    ...(wordsOfDay !== undefined && { wordsOfDay }),
    summary: {
      version: SUMMARY_VERSION,
      durationMs: 30_000,
      wordsPerBatch: 12,
      wordList: 'english-1',
      total: 150,
      errors: 3,
      ...summary,
    },
  };
}
