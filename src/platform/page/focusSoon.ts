/** About what a screen reader needs to take in that a dialog has come or gone. */
const SOON_MS = 150;

/**
 * Focuses an element 150 ms from now, and `via` until then; with the next key at once, so that no key is lost; not at all
 * if something else has got focus meanwhile. For when a dialog opens or closes: a screen reader then looks for the focused
 * element by itself, and says nothing when it finds the one that it is to say (Orca 43, with Firefox and Chromium).
 *
 * @param via holds the focus meanwhile
 * @returns a function that undoes it, if it has not happened yet
 */
export function focusSoon(element: HTMLElement, via: HTMLElement | null): () => void {
  const isFocusable = via?.hasAttribute('tabindex');
  if (!isFocusable) via?.setAttribute('tabindex', '-1');
  via?.focus({ preventScroll: true });
  const cancel = (): void => {
    clearTimeout(timer);
    document.removeEventListener('keydown', focus, { capture: true });
    if (!isFocusable) via?.removeAttribute('tabindex');
  };
  const focus = (): void => {
    const { activeElement } = document;
    if (activeElement === via || activeElement === document.body) element.focus({ preventScroll: true });
    cancel();
  };
  const timer = setTimeout(focus, SOON_MS);
  document.addEventListener('keydown', focus, { capture: true });
  return cancel;
}
