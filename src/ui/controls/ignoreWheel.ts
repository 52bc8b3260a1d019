/**
 * A ref for fields of numbers and sliders: keeps the wheel from changing the one that has the focus, as some browsers do.
 * Whoever turns it wants to scroll.
 */
export function ignoreWheel(field: HTMLInputElement): () => void {
  const ignore = (event: WheelEvent): void => {
    if (document.activeElement === field) event.preventDefault();
  };
  field.addEventListener('wheel', ignore, { passive: false });
  return () => field.removeEventListener('wheel', ignore);
}
