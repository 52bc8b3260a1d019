/** When the day of a moment began where the person is, in ms since 1970. */
export function beginOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** When its week began, on its Monday (ISO 8601). */
export function beginOfWeek(moment: Date): number {
  const daysSinceMonday = (moment.getDay() + 6) % 7;
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysSinceMonday).getTime();
}
