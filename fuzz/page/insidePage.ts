/* These run inside the page. Each is serialised and sent there alone, so none may use anything from outside itself. */

/** What a click at this point would hit; `x` and `y` are fractions of the window. */
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

/** The centre of a button or menu item in CSS px of the window, and whether nothing covers it. */
export function findControl(name: string): { x: number; y: number; isFree: boolean } | undefined {
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

/** Clicks a button, even if it is covered. */
export function pressByName(name: string): void {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('button'));
  buttons.find((each) => each.textContent?.trim() === name)?.click();
}

/** Makes the canvas lose its WebGL context, or restores it. */
export function setContextLost(isLost: boolean): void {
  type Losing = { loseContext: () => void; restoreContext: () => void };
  const canvas = document.querySelector('canvas') as (HTMLCanvasElement & { losing?: Losing }) | null;
  if (!canvas) return;
  const context = isLost || canvas.losing ? canvas.getContext('webgl2') : null;
  if (!context) return;
  canvas.losing ??= context.getExtension('WEBGL_lose_context') as Losing;
  if (isLost && !context.isContextLost()) canvas.losing.loseContext();
  if (!isLost && context.isContextLost()) canvas.losing.restoreContext();
}

/** Makes the page believe that its tab is hidden, or visible again. */
export function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Makes every write to storage fail, or succeed again. */
export function setWritesFail(fails: boolean): void {
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

/** Resolves after a few frames. On a busy machine a scroll or a new layout starts later than any fixed delay. */
export function someFrames(): Promise<void> {
  return new Promise((resolve) => {
    let left = 3;
    const count = () => (left-- > 0 ? requestAnimationFrame(count) : resolve());
    count();
    setTimeout(resolve, 500);
  });
}

/** Whether the app has taken over: React marks the element that it is in. */
export function isAppThere(): boolean {
  const root = document.getElementById('root') ?? {};
  return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}
