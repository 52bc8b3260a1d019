/* These run inside the page: each is sent there as its own text, so none may use anything from outside of itself. */

/** What a click at that place falls on; `x` and `y` are shares of the window. */
export function whatIsAt({ x, y }: { x: number; y: number }) {
  const at = { x: Math.floor(x * innerWidth), y: Math.floor(y * innerHeight) };
  const element = document.elementFromPoint(at.x, at.y);
  const control = element?.closest('button, a, select, summary, [role=slider]');
  const name = (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim();
  return {
    ...at,
    name,
    scroll: scrollY,
    theme: element?.closest('[role=menuitemradio]')?.textContent?.trim().toLowerCase(),
    isDisplay: !!element && element === document.querySelector('main input'),
  };
}

/** The middle of a button or menu item in CSS px of the window, and whether nothing lies over it. */
export function placeOf(name: string): { x: number; y: number; isFree: boolean } | undefined {
  const button = Array.from(document.querySelectorAll('button, [role=menuitemradio]')).find(
    (each) => each.textContent?.trim() === name,
  );
  if (!button) return undefined;
  button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  return {
    ...at,
    isFree: button.contains(document.elementFromPoint(at.x, at.y)),
  };
}

/** Moves the focus to a button or menu item. */
export function focusByName(name: string): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('button, [role=menuitemradio]'));
  buttons.find((each) => each.textContent?.trim() === name)?.focus();
}

/** Presses a button wherever it is. */
export function pressByName(name: string): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('button'));
  buttons.find((each) => each.textContent?.trim() === name)?.click();
}

/** Takes the canvas its WebGL context, or gives it back. */
export function changeContext(isLost: boolean): void {
  type Losing = { loseContext: () => void; restoreContext: () => void };
  const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { losing?: Losing }) | null;
  if (!canvas) return;
  const context = isLost || canvas.losing ? canvas.getContext('webgl2') : null;
  if (!context) return;
  canvas.losing ??= context.getExtension('WEBGL_lose_context') as Losing;
  if (isLost && !context.isContextLost()) canvas.losing.loseContext();
  if (!isLost && context.isContextLost()) canvas.losing.restoreContext();
}

/** Has the page believe that its tab is hidden, or in sight again. */
export function changeVisibility(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Has storage refuse all that is written, or take it again. */
export function changeWrites(fails: boolean): void {
  const prototype = Storage.prototype as Storage & { real?: Storage['setItem'] };
  prototype.real ??= prototype.setItem;
  const { real } = prototype;
  Storage.prototype.setItem = fails
    ? () => {
        throw new DOMException('full', 'QuotaExceededError');
      }
    : real;
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Over when the page has drawn some frames: on a busy machine a scroll, or the layout of another window, begins later than any time says. */
export function someFrames(): Promise<void> {
  return new Promise((resolve) => {
    let left = 3;
    const count = () => (left-- > 0 ? requestAnimationFrame(count) : resolve());
    count();
    setTimeout(resolve, 500);
  });
}
