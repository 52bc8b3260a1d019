/**
 * A ref for fields of numbers and sliders: the wheel scrolls over the one that has the focus, too, where some browsers would
 * change its value.
 */
export function ignoreWheel(field: HTMLInputElement): () => void {
  const lendFocus = (): void => {
    if (document.activeElement !== field) return;
    // Browsers look for the focus only after this, and scroll if it is elsewhere.
    field.blur();
    setTimeout(() => {
      if (document.activeElement === document.body) field.focus({ preventScroll: true });
    });
  };
  field.addEventListener('wheel', lendFocus, { passive: true });
  return () => field.removeEventListener('wheel', lendFocus);
}
