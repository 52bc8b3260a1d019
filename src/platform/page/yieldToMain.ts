import { nowMs } from '../round/clock';

/** Long work yields after so many ms, so that frames and a press of Cancel can come in between. */
const TIME_SLICE_MS = 12;

/**
 * Ends the current task, so that keys that wait are handled first. Resolves in a task of its own, before other tasks in
 * browsers that can tell them apart (https://wicg.github.io/scheduling-apis/#dom-scheduler-yield).
 */
export function yieldToMain(): Promise<void> {
  return globalThis.scheduler?.yield?.() ?? nextTask();
}

/**
 * Creates a function to be awaited regularly in long work. It resolves at once while the work's time slice lasts, and
 * then after the page has handled other tasks: not before them, or work in one chunk after another would hold up frames.
 */
export function createYieldWhenDue(): () => Promise<void> {
  let sliceStartMs = nowMs();
  return async () => {
    if (nowMs() - sliceStartMs < TIME_SLICE_MS) return;
    await nextTask();
    sliceStartMs = nowMs();
  };
}

/** By a message, because timers are throttled in a hidden page. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
