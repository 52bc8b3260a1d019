import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from './player';

/** Nobody can say whether a key so near the end is in time: the player does nothing between these. */
const UNSURE_MS = [28_500, 30_250] as const;

/** So long after its begin a round is over for sure. */
export const AFTER_END_MS = 30_300;

/** A clock that was read over a longer way is read again. */
const UNCERTAIN_MS = 25;

/** The page's clock as it was read once: both clocks go at the same pace, so it need not be asked each time. */
export class ReadClock {
  #aheadMs = 0;
  #uncertainMs = Number.POSITIVE_INFINITY;

  /** The page's time now; undefined while it is too uncertain. */
  get now(): number | undefined {
    return this.#uncertainMs > UNCERTAIN_MS ? undefined : performance.now() + this.#aheadMs;
  }

  /** The page said `pageMs` some time after it was asked at `askedAt`, and before now. */
  set(pageMs: number, askedAt: number): void {
    const now = performance.now();
    this.#uncertainMs = now - askedAt;
    this.#aheadMs = pageMs - (askedAt + now) / 2;
  }
}

/** The time now, in ms of the page's own clock. */
export async function timeNow({ page, clock }: Player): Promise<number> {
  const { now } = clock;
  if (now !== undefined) return now;
  const askedAt = performance.now();
  const pageMs = await page.evaluate(() => performance.now());
  clock.set(pageMs, askedAt);
  return pageMs;
}

/** Lets time pass: short pauses in truth, longer ones by a jump of the page's clock, at which it looks or not. */
export async function passTime(player: Player, ms: number, looks = false): Promise<void> {
  if (ms <= 0) return;
  if (ms <= 25 && !looks) return pause(ms);
  player.unseenMs = looks ? 0 : player.unseenMs + ms;
  const askedAt = performance.now();
  player.clock.set(await player.page.evaluate(skip, ms, looks), askedAt);
}

/** Runs inside the page. */
function skip(ms: number, looks: boolean): number {
  dispatchEvent(new CustomEvent('skiptime', { detail: ms }));
  if (looks) document.dispatchEvent(new Event('visibilitychange'));
  return performance.now();
}

/** Gives the time now, which is well before the end of the round or clearly after it. */
export async function leaveUnsureTime(player: Player): Promise<number> {
  const now = await timeNow(player);
  const playedMs = now - player.model.startedAt;
  if (player.model.phase !== 'run' || playedMs < UNSURE_MS[0] || playedMs > UNSURE_MS[1]) return now;
  await passTime(player, AFTER_END_MS - playedMs, true);
  return timeNow(player);
}
