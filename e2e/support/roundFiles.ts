/** A file with these rounds in it. */
export function fileOf(rounds: readonly unknown[]): string {
  return JSON.stringify({ format: 'thirty-rounds', version: 1, rounds });
}

/** A round in which only wrong keys were typed: whatever the words are, it is one. */
export function plainRound(overwrite: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    playedAt: '2026-11-20T10:00:00.000Z',
    seed: 7,
    durationMs: 30_000,
    wordsPerBatch: 12,
    wordList: 'english-1',
    events: [
      [0, '#'],
      [150.5, '#'],
      [400, -1],
      [900, '#'],
    ],
    ...overwrite,
  };
}
