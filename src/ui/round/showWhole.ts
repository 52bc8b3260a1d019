/** Scrolls gently, at once where less motion is asked for, until all of an element is in sight, or its beginning. */
export function showWhole(element: HTMLElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: lessMotion ? 'instant' : 'smooth' });
}
