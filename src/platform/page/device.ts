/** Viewports up to this width, in CSS pixels, count as narrow. */
const MOBILE_VIEWPORT_PX = 767;
/** The media query for a touch screen as the main pointing device. */
export const TOUCHED = '(pointer: coarse)';
const MOBILE_USER_AGENT = /Android|iPhone|iPad|iPod|Mobile|Windows Phone/i;

/**
 * Calls `onChange`, now and at each change, with whether this is a mobile device or a narrow viewport. Returns the
 * undo.
 */
export function watchIsMobile(onChange: (isMobile: boolean) => void): () => void {
  const isMobileAgent = MOBILE_USER_AGENT.test(navigator.userAgent);
  const narrow = matchMedia(`(max-width: ${MOBILE_VIEWPORT_PX}px)`);
  const report = (): void => onChange(isMobileAgent || narrow.matches);
  narrow.addEventListener('change', report);
  report();
  return () => narrow.removeEventListener('change', report);
}

/**
 * Calls `onChange`, now and at each change, with whether the main pointing device is a touch screen. Returns the undo.
 */
export function watchIsTouchScreen(onChange: (isTouched: boolean) => void): () => void {
  const touch = matchMedia(TOUCHED);
  const report = (): void => onChange(touch.matches);
  touch.addEventListener('change', report);
  report();
  return () => touch.removeEventListener('change', report);
}
