/** A figure rounded for display. Halves go up: `72.5` is 73. */
export function wholeNumber(figure: number): number {
  return Math.round(figure);
}

/** A time for display, in seconds with one decimal. Halves go up: `21 450` ms is `21.5`. */
export function secondsToTenth(ms: number): string {
  return (Math.round(ms / 100) / 10).toFixed(1);
}
