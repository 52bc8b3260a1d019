import type { Player } from './player';

/** Runs inside the page, before its scripts and after `makeTimeSkippable`. Allows due timers to be fired at once. */
export function makeTimersSkippable(): void {
  const [set, clear] = [setTimeout.bind(window), clearTimeout.bind(window)];
  interface Waiting {
    dueMs: number;
    readonly act: () => void;
    real: ReturnType<typeof set>;
  }
  const waiting = new Map<unknown, Waiting>();
  window.setTimeout = ((act: unknown, ms = 0, ...given: unknown[]) => {
    if (typeof act !== 'function' || ms < 20) return set(act as () => void, ms, ...given);
    const comes = () => {
      waiting.delete(id);
      act(...given);
    };
    const id = set(comes, ms);
    waiting.set(id, { dueMs: performance.now() + ms, act: comes, real: id });
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    clear(waiting.get(id)?.real ?? id);
    waiting.delete(id);
  };
  addEventListener('timerscatchup', () => {
    const due = [...waiting.values()].filter(({ dueMs }) => dueMs <= performance.now());
    for (const timer of due.sort((one, other) => one.dueMs - other.dueMs)) {
      clear(timer.real);
      timer.real = set(timer.act, 0);
      // Only once: on a busy page the timer would be postponed again before it fires, and never fire.
      timer.dueMs = Number.POSITIVE_INFINITY;
    }
  });
}

/** After the deadline the page still waits this long for keys that are not delivered yet. */
const AFTER_END_MS = 120;

/**
 * Fires the page's timers that were due in the skipped time, and after a round also those of the moment after its end.
 */
export async function letTimersCatchUp({ page, model, clock }: Player): Promise<void> {
  const askedAt = performance.now();
  const catchUp = (skippedMs: number) => {
    if (skippedMs > 0) dispatchEvent(new CustomEvent('skiptime', { detail: skippedMs }));
    dispatchEvent(new Event('timerscatchup'));
    return performance.now();
  };
  clock.set(await page.evaluate(catchUp, model.phase === 'finish' ? AFTER_END_MS : 0), askedAt);
}
