import { startOfDay } from './calendar';

/** The most days in a list that is chosen from. */
const MAX_DAYS = 60;

/**
 * The last days on which rounds were played, newest first, each from its first to its last millisecond.
 *
 * @param listed newest first
 */
export function playedDays(
  listed: readonly { readonly playedAt: number }[],
): { readonly fromMs: number; readonly toMs: number }[] {
  const days: { readonly fromMs: number; readonly toMs: number }[] = [];
  for (const { playedAt } of listed) {
    const last = days.at(-1);
    if (last && playedAt >= last.fromMs) continue;
    if (days.length === MAX_DAYS) break;
    const day = new Date(playedAt);
    const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
    days.push({ fromMs: startOfDay(day), toMs: next - 1 });
  }
  return days;
}
