/** A figure as the whole number a player reads: halves go up, `72.5` is 73. */
export function wholeNumber(figure: number): number {
  return Math.round(figure);
}

/** A time as a player reads it, in seconds to one decimal: halves go up, `21 450` ms are `21.5`. */
export function secondsToTenth(ms: number): string {
  return (Math.round(ms / 100) / 10).toFixed(1);
}
