/** A scroll that ends so soon after something was typed was asked for before. */
const SCROLLS_END_MS = 2000;
const ASK_TO_SCROLL = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

export interface ScrollWatch {
  /** Something was typed: from now on scrolls that end were asked for before it. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/**
 * Hears of the scrolls that were asked for before something was typed (a wheel, PageDown) and go on after it, or begin
 * after it. One that is asked for meanwhile has its way.
 *
 * @param onEnd hears of each such scroll when it has ended
 * @param onSettled hears that none comes any more: a page that has become shorter meanwhile ends one without a word
 */
export function watchScrolls(onEnd: () => void, onSettled: () => void): ScrollWatch {
  let isDue = false;
  let timer: ReturnType<typeof setTimeout>;
  const setDue = (due: boolean): void => {
    isDue = due;
    clearTimeout(timer);
    if (due) timer = setTimeout(settle, SCROLLS_END_MS);
  };
  const settle = (): void => {
    setDue(false);
    onSettled();
  };
  const noteScrollEnd = (): void => {
    if (isDue) onEnd();
  };
  const letBe = (event: Event): void => {
    const isTyping = event instanceof KeyboardEvent && event.key.length === 1;
    if (!isTyping) setDue(false);
  };
  addEventListener('scrollend', noteScrollEnd);
  // Before anybody else hears of them: Escape lays out new words.
  for (const type of ASK_TO_SCROLL) addEventListener(type, letBe, { capture: true, passive: true });
  return {
    begin: () => setDue(true),
    stop: () => {
      setDue(false);
      removeEventListener('scrollend', noteScrollEnd);
      for (const type of ASK_TO_SCROLL) removeEventListener(type, letBe, { capture: true });
    },
  };
}
