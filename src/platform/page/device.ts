/** Up to this width, in CSS pixels, a viewport counts as a phone's. */
const MOBILE_VIEWPORT_PX = 767;
const MOBILE_USER_AGENT = /Android|iPhone|iPad|iPod|Mobile|Windows Phone/i;

/**
 * Tells whether this is a mobile device or a viewport as narrow as one's, now and whenever that changes, until the
 * returned undo is called.
 */
export function watchIsMobile(onChange: (isMobile: boolean) => void): () => void {
  const isMobileAgent = MOBILE_USER_AGENT.test(navigator.userAgent);
  const narrow = matchMedia(`(max-width: ${MOBILE_VIEWPORT_PX}px)`);
  const tell = (): void => onChange(isMobileAgent || narrow.matches);
  narrow.addEventListener('change', tell);
  tell();
  return () => narrow.removeEventListener('change', tell);
}

/** Tells whether the screen is what is pointed with, now and whenever that changes, until the returned undo is called. */
export function watchIsTouched(onChange: (isTouched: boolean) => void): () => void {
  const touch = matchMedia('(pointer: coarse)');
  const tell = (): void => onChange(touch.matches);
  touch.addEventListener('change', tell);
  tell();
  return () => touch.removeEventListener('change', tell);
}
