import { nowMs } from '../round/clock';

/** Long work yields after so many ms, so that frames and a press of Cancel can come in between. */
const TIME_SLICE_MS = 12;

/**
 * Creates a function to be awaited regularly in long work. It resolves at once while the work's time slice lasts, and
 * then after the page has handled other tasks: not before them, or one slice after another would hold up frames.
 */
export function createYieldWhenDue(): () => Promise<void> {
  let sliceStartMs = nowMs();
  return async () => {
    if (nowMs() - sliceStartMs < TIME_SLICE_MS) return;
    await new Promise(nextTask);
    sliceStartMs = nowMs();
  };
}

/** By a message, because timers are throttled in a hidden page. */
function nextTask(onTask: (value: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = onTask;
  port2.postMessage(null);
}
