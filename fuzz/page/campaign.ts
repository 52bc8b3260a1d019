import type { Browser as Driver } from 'puppeteer-core';
import { check } from './check';
import { type FreshPage, freshPage } from './drive';
import { Host } from './host';
import { perform } from './perform';
import { Player } from './player';
import type { Browser, Step } from './steps';

export interface Failure {
  /** The index of the step after which page and model differed. */
  readonly after: number;
  readonly differences: readonly string[];
}

export interface Settings {
  readonly folder: string;
  readonly browser: Browser;
  /** Every this many steps, a screenshot is compared, too. */
  readonly pixelsEvery: number;
}

/** Why steps were skipped, with the number of times. */
export const skipped = new Map<string, number>();

/** Plays steps on a fresh page. Returns undefined if page and model agreed after each step. */
export async function play(
  driver: Driver,
  steps: readonly Step[],
  settings: Settings,
): Promise<Failure | undefined> {
  const fresh = await freshPage(driver, settings.browser);
  try {
    return await playOn(fresh, steps, settings);
  } finally {
    await fresh.close().catch(() => {});
  }
}

/** The same on a page that may have been used before, under a new address. Opening a new page would take seconds. */
export async function playOn(
  fresh: FreshPage,
  steps: readonly Step[],
  settings: Settings,
): Promise<Failure | undefined> {
  const host = new Host(settings.folder);
  await host.start();
  const player = new Player(fresh, host, settings.browser === 'webgl');
  let after = 0;
  try {
    for (const [at, step] of steps.entries()) {
      after = at;
      await perform(player, step);
      if (!player.snapshot) continue;
      const withPixels = at % settings.pixelsEvery === settings.pixelsEvery - 1 || at === steps.length - 1;
      const differences = await check(player, withPixels);
      if (differences.length > 0) return { after, differences };
      for (const why of player.takeSkipped()) skipped.set(why, (skipped.get(why) ?? 0) + 1);
    }
    return undefined;
  } catch (reason) {
    const errors = player.fresh.errors.map((text) => `error: ${text}`);
    return { after, differences: [String((reason as Error).stack ?? reason).slice(0, 600), ...errors] };
  } finally {
    await fresh.leave().catch(() => {});
    await host.stop();
  }
}

/** Removes steps as long as the case still fails in the same way: halves first, then smaller pieces. */
export async function shrink(
  driver: Driver,
  steps: readonly Step[],
  failure: Failure,
  settings: Settings,
  maxMs: number,
): Promise<{ steps: readonly Step[]; failure: Failure }> {
  const until = Date.now() + maxMs;
  let found = { steps: steps.slice(0, failure.after + 1), failure };
  const kind = kindOf(failure);
  const closely = { ...settings, pixelsEvery: kind.startsWith('colours') ? 1 : settings.pixelsEvery };
  const tryWith = async (fewer: readonly Step[]): Promise<boolean> => {
    const still = await play(driver, fewer, closely);
    if (!still || kindOf(still) !== kind) return false;
    found = { steps: fewer.slice(0, still.after + 1), failure: still };
    return true;
  };
  // Most defects need only the last few steps, or those since the page was opened.
  const opened = found.steps.findLastIndex((step) => step.do === 'reload');
  if (opened > 0) await tryWith(found.steps.slice(opened));
  for (let count = 1; count < found.steps.length - 1 && Date.now() < until; count *= 2) {
    if (await tryWith([...found.steps.slice(0, 1), ...found.steps.slice(-count)])) break;
  }
  for (let size = Math.ceil(found.steps.length / 2); size >= 1; ) {
    let isShorter = false;
    for (let from = 1; from < found.steps.length; ) {
      if (Date.now() > until) return found;
      const fewer = found.steps.filter((_step, at) => at < from || at >= from + size);
      if (await tryWith(fewer)) isShorter = true;
      else from += size;
    }
    if (size === 1 && !isShorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return found;
}

/** Two failures of the same kind count as the same defect. */
function kindOf({ differences }: Failure): string {
  return (differences[0] ?? '').replace(/[\d"].*$/s, '').slice(0, 24);
}
