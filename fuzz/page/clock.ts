import { setTimeout as pause } from 'node:timers/promises';
import type { Player } from './player';

/** It is uncertain whether a key this close to the deadline counts, so the player does nothing between these times. */
const UNSURE_MS = [28_500, 30_250] as const;

/** This long after its start, a round is certainly over. */
export const AFTER_END_MS = 30_300;

/** If reading the page's clock took longer, it is read again. */
const UNCERTAIN_MS = 25;

/** The page's clock, computed from one reading. Both clocks run at the same pace, so the page need not be asked again. */
export class ReadClock {
  #aheadMs = 0;
  #uncertainMs = Number.POSITIVE_INFINITY;

  /** The page's current time; undefined if it is too uncertain. */
  get now(): number | undefined {
    return this.#uncertainMs > UNCERTAIN_MS ? undefined : performance.now() + this.#aheadMs;
  }

  /** Sets the clock: the page returned `pageMs` at some time between `askedAt` and now. */
  set(pageMs: number, askedAt: number): void {
    const now = performance.now();
    this.#uncertainMs = now - askedAt;
    this.#aheadMs = pageMs - (askedAt + now) / 2;
  }
}

/** The current time, in ms of the page's own clock. */
export async function timeNow({ page, clock }: Player): Promise<number> {
  const { now } = clock;
  if (now !== undefined) return now;
  const askedAt = performance.now();
  const pageMs = await page.evaluate(() => performance.now());
  clock.set(pageMs, askedAt);
  return pageMs;
}

/**
 * Lets time pass: really waits for short pauses, and skips longer ones by moving the page's clock.
 *
 * @param looks whether the page notices the skipped time at once
 */
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

/** The current time. Skips ahead first if it is too close to the deadline to know whether a key would count. */
export async function avoidDeadline(player: Player): Promise<number> {
  const now = await timeNow(player);
  const playedMs = now - player.model.startedAt;
  if (player.model.phase !== 'run' || playedMs < UNSURE_MS[0] || playedMs > UNSURE_MS[1]) return now;
  await passTime(player, AFTER_END_MS - playedMs, true);
  return timeNow(player);
}
