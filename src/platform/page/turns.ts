import { nowMs } from '../round/clock';

/** Work that may take long pauses so often, in ms: a frame and a press of Cancel come between. */
const TURN_MS = 12;

/** Gives `pauseWhenDue`, to be called again and again in long work: it resolves at once, or after the page has had a turn. */
export function takeTurns(): () => Promise<void> {
  let begun = nowMs();
  return async () => {
    if (nowMs() - begun < TURN_MS) return;
    await new Promise(takeTurn);
    begun = nowMs();
  };
}

/** Not by a timer: those of a page out of sight are held back. */
function takeTurn(onTurn: (value: unknown) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = onTurn;
  port2.postMessage(null);
}
