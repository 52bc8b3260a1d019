import { nowMs } from '../round/clock';

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
