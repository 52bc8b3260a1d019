import { nowMs } from '../round/clock';

/** Resolves after the next paint; in a hidden page, once it is visible again. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Yields: ends the current task, so that pending keys are handled first. Resolves in a new task, where the browser can,
 * ahead of other tasks (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield). Other browsers may take a second in
 * a hidden page.
 */
export function yieldToMain(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Long work yields after this many ms, so that frames and a press of Cancel can come in between. */
const TIME_SLICE_MS = 12;

/**
 * Creates a function to await regularly in long work. It resolves at once until the time slice is over, then yields and
 * resolves behind other pending tasks: ahead of them, one slice after another would hold up frames.
 */
export function createYieldWhenDue(): () => Promise<void> {
  let sliceStartMs = nowMs();
  return async () => {
    if (nowMs() - sliceStartMs < TIME_SLICE_MS) return;
    await new Promise(nextTask);
    sliceStartMs = nowMs();
  };
}

/** Calls back in a new task. A message, because timers are throttled in a hidden page. */
function nextTask(onTask: (value: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = onTask;
  port2.postMessage(null);
}
