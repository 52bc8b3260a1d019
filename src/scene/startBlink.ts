/** On for one half of the caret's cycle of 0.8 s, off for the other. */
const HALF_CYCLE_MS = 400;
/**
 * A caret that nobody moves stops blinking after twelve cycles, shown: each turn is a frame of the whole canvas, for a
 * page that nobody is typing in. About as long as GTK's carets blink (its setting gtk-cursor-blink-timeout, 10 s). The
 * words as text do the same (ui/round/WordsText.module.css).
 */
const TURNS_UNTIL_REST = 2 * 12;

export interface Blink {
  /** Shows the caret and begins its cycle anew: a key has come. Before the first of these it rests. */
  readonly keepSolid: () => void;
  /** Leaves the caret as it is until it is kept solid again. */
  readonly rest: () => void;
  readonly stop: () => void;
}

/**
 * Tells when the caret is to be shown and hidden. Rests, with the caret shown, where less motion is asked for, while
 * nobody can see the page, and when nothing has happened for a while.
 */
export function startBlink(show: (visible: boolean) => void): Blink {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout>;
  let isWanted = false;

  const turn = (visible: boolean, turnsLeft: number): void => {
    timer = setTimeout(() => {
      show(!visible);
      if (turnsLeft > 1) turn(!visible, turnsLeft - 1);
    }, HALF_CYCLE_MS);
  };
  const keepSolid = (): void => {
    clearTimeout(timer);
    isWanted = true;
    if (!lessMotion.matches && document.visibilityState === 'visible') turn(true, TURNS_UNTIL_REST);
  };
  const rest = (): void => {
    clearTimeout(timer);
    isWanted = false;
  };
  const beginAnew = (): void => {
    if (!isWanted) return;
    show(true);
    keepSolid();
  };

  lessMotion.addEventListener('change', beginAnew);
  document.addEventListener('visibilitychange', beginAnew);
  return {
    keepSolid,
    rest,
    stop: () => {
      rest();
      lessMotion.removeEventListener('change', beginAnew);
      document.removeEventListener('visibilitychange', beginAnew);
    },
  };
}
