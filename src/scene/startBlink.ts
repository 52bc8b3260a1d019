/** The caret is visible for one half of its cycle of 0.8 s. */
const HALF_CYCLE_MS = 400;
/**
 * An idle caret stops blinking after twelve cycles and stays visible: each toggle is a frame of the whole canvas, while
 * nobody is typing. GTK's carets blink for about as long (its setting gtk-cursor-blink-timeout, 10 s). The words as text
 * do the same (ui/round/WordsText.module.css).
 */
const TOGGLES_UNTIL_IDLE = 2 * 12;

/** The blinking of a caret. It begins with the first `keepSolid`. */
export interface Blink {
  /** Call it for each key, once the caret is drawn: it stays for half a cycle to a whole one, then blinks. */
  readonly keepSolid: () => void;
  /** Stops blinking until the next `keepSolid`. The caret stays as it is. */
  readonly pause: () => void;
  /** Stops for good. */
  readonly stop: () => void;
}

/**
 * Makes the caret blink: calls `show` whenever it should appear or disappear. It stays visible, without blinking, with
 * reduced motion, while the page is hidden, and when it has been idle for a while.
 */
export function startBlink(show: (isOn: boolean) => void): Blink {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout>;
  let mayBlink = false;
  /** How often the caret still appears or disappears before it rests, visible; 0 while no timer runs. */
  let togglesLeft = 0;
  /** A key came since the timer was set. Resetting the timer only when it fires makes a key cheaper. */
  let isKeptSolid = false;

  const onTimeout = (): void => {
    if (!isKeptSolid) {
      togglesLeft--;
      show(togglesLeft % 2 === 0);
    }
    isKeptSolid = false;
    if (togglesLeft > 0) timer = setTimeout(onTimeout, HALF_CYCLE_MS);
  };
  const stopTimer = (): void => {
    clearTimeout(timer);
    togglesLeft = 0;
    isKeptSolid = false;
  };
  const keepSolid = (): void => {
    mayBlink = true;
    if (togglesLeft === TOGGLES_UNTIL_IDLE) {
      isKeptSolid = true;
      return;
    }
    stopTimer();
    if (lessMotion.matches || document.visibilityState !== 'visible') return;
    togglesLeft = TOGGLES_UNTIL_IDLE;
    timer = setTimeout(onTimeout, HALF_CYCLE_MS);
  };
  const pause = (): void => {
    stopTimer();
    mayBlink = false;
  };
  const restart = (): void => {
    if (!mayBlink) return;
    stopTimer();
    show(true);
    keepSolid();
  };

  lessMotion.addEventListener('change', restart);
  document.addEventListener('visibilitychange', restart);
  return {
    keepSolid,
    pause,
    stop: () => {
      pause();
      lessMotion.removeEventListener('change', restart);
      document.removeEventListener('visibilitychange', restart);
    },
  };
}
