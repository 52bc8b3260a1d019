/** The start of the day that `moment` is in, in the player's time zone, in ms since 1970. */
export function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** The start of the week that `moment` is in: its Monday (ISO 8601). */
export function startOfWeek(moment: Date): number {
  const daysSinceMonday = (moment.getDay() + 6) % 7;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysSinceMonday).getTime();
}
