import { setTimeout as pause } from 'node:timers/promises';
import { skipTime } from '../../e2e/pretence';
import type { Player } from './player';

/** Nobody can say whether a key so near the end is in time: the player does nothing between these. */
const UNSURE_MS = [28_500, 30_250] as const;

/** So long after its begin a round is over for sure. */
export const AFTER_END_MS = 30_300;

/** The time now, in ms of the page's own clock. */
export async function timeNow({ page }: Player): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Lets time pass: short pauses in truth, longer ones by a jump of the page's clock, at which it looks or not. */
export async function passTime(player: Player, ms: number, looks = false): Promise<void> {
  if (ms <= 0) return;
  if (ms <= 25 && !looks) return pause(ms);
  if (looks) {
    player.unseenMs = 0;
    return player.page.evaluate(skipTime, ms);
  }
  player.unseenMs += ms;
  await player.page.evaluate((skipped) => {
    dispatchEvent(new CustomEvent('skiptime', { detail: skipped }));
  }, ms);
}

/** Gives the time now, which is well before the end of the round or clearly after it. */
export async function leaveUnsureTime(player: Player): Promise<number> {
  const now = await timeNow(player);
  const playedMs = now - player.model.startedAt;
  if (player.model.phase !== 'run' || playedMs < UNSURE_MS[0] || playedMs > UNSURE_MS[1]) return now;
  await passTime(player, AFTER_END_MS - playedMs, true);
  return timeNow(player);
}
