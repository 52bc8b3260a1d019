/** About what a screen reader needs to take in that a dialog has come or gone. */
const SOON_MS = 150;

/**
 * Focuses an element 150 ms from now; with the next key at the latest, so that no key is lost; not at all if something
 * else has got focus meanwhile. For when a dialog opens or closes: a screen reader then looks for the focused element by
 * itself, and says nothing of one that already has focus (Orca 43 with Firefox).
 *
 * @returns a function that undoes it, if it has not happened yet
 */
export function focusSoon(element: HTMLElement, options?: FocusOptions): () => void {
  const before = document.activeElement;
  const focus = (): void => {
    cancel();
    const now = document.activeElement;
    // The focused element of a dialog that closes goes with it.
    if (now === before || now === document.body) element.focus(options);
  };
  const timer = setTimeout(focus, SOON_MS);
  const cancel = (): void => {
    clearTimeout(timer);
    document.removeEventListener('keydown', focus, { capture: true });
  };
  document.addEventListener('keydown', focus, { capture: true });
  return cancel;
}
