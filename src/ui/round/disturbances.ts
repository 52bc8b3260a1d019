/** What may have disturbed a round. */
interface Disturbed {
  readonly stalls: { readonly count: number; readonly longestMs: number };
  readonly wasHidden: boolean;
}

/** What disturbed a round, told quietly: the score never suffers from it. */
export function disturbanceSentences({ stalls, wasHidden }: Disturbed): string[] {
  const told: string[] = [];
  if (stalls.count > 0) {
    const number = stalls.count === 1 ? '1 stall' : `${stalls.count} stalls`;
    told.push(`${number}, longest ${Math.round(stalls.longestMs)} ms; the score is unaffected`);
  }
  if (wasHidden) told.push('The page was out of sight during the round');
  return told;
}
