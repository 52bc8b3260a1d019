/** Scrolls until the whole element is visible, or as much as fits. Smoothly, unless the system asks for less motion. */
export function scrollFullyIntoView(element: HTMLElement): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: lessMotion ? 'instant' : 'smooth' });
}
