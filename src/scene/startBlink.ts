/** On for one half of the caret's cycle of 0.8 s, off for the other. */
const HALF_CYCLE_MS = 400;

export interface Blink {
  /** Shows the caret and begins its cycle anew: a key has come. */
  readonly keepSolid: () => void;
  readonly stop: () => void;
}

/**
 * Tells when the caret is to be shown and hidden. Rests, with the caret shown, where less motion is asked for and
 * while nobody can see the page.
 */
export function startBlink(show: (visible: boolean) => void): Blink {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout>;

  const turn = (visible: boolean): void => {
    timer = setTimeout(() => {
      show(!visible);
      turn(!visible);
    }, HALF_CYCLE_MS);
  };
  const keepSolid = (): void => {
    clearTimeout(timer);
    if (!lessMotion.matches && document.visibilityState === 'visible') turn(true);
  };
  const beginAnew = (): void => {
    show(true);
    keepSolid();
  };

  lessMotion.addEventListener('change', beginAnew);
  document.addEventListener('visibilitychange', beginAnew);
  keepSolid();
  return {
    keepSolid,
    stop: () => {
      clearTimeout(timer);
      lessMotion.removeEventListener('change', beginAnew);
      document.removeEventListener('visibilitychange', beginAnew);
    },
  };
}
