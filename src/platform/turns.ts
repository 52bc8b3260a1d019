/** Work that may take long pauses so often, in ms: a frame and a press of Cancel come between. */
const TURN_MS = 12;

/** Gives `pauseWhenDue`, to be called again and again in long work: it resolves at once, or after the page has had a turn. */
export function takeTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < TURN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  };
}
