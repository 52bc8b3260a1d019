/** About as long as a screen reader takes to notice that a dialog has opened or closed, in ms. */
const SOON_MS = 150;

/**
 * Focuses an element after 150 ms, or at the next key, so that no key is lost; not if something else is focused first.
 * For when a dialog opens or closes: a screen reader then looks up the focused element by itself, and does not announce
 * one that it has found that way (Orca 43, with Firefox and Chromium).
 *
 * @param via has the focus meanwhile
 * @returns a function that cancels it
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
