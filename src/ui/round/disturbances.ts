/** What may have disturbed a round. */
interface Disturbed {
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/** Sentences about what disturbed a round. They are low-key, because the score never suffers from it. */
export function disturbanceSentences({ stalls, wasHidden }: Disturbed): string[] {
  const sentences: string[] = [];
  if (stalls.count > 0) {
    const number = stalls.count === 1 ? '1 stall' : `${stalls.count} stalls`;
    sentences.push(`${number}, longest ${Math.round(stalls.longestMs)} ms; the score is unaffected`);
  }
  if (wasHidden) sentences.push('The page was out of sight during the round');
  return sentences;
}
