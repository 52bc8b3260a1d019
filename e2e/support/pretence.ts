/*
 * These run inside the page and make its browser behave differently. When time is skipped, the page's clock and its
 * events' stamps jump, but its timers do not, as if the page had been blocked.
 */

/**
 * Must run before the page's own scripts. With `standsStill`, its clock and the stamps of its events stand still from the
 * first key on, so that no machine is too slow for a round: time passes only where the test says so. Timers, frames and
 * idle moments stay real.
 *
 * It listens for these events: `skiptime`, so many ms pass at once; `keytimes`, the next keys go down so many ms after
 * the first one; `settime`, so many ms have passed since the first of those keys.
 */
export function makeTimeSkippable(standsStill: boolean): void {
  const realNow = performance.now.bind(performance);
  const realStamp = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp')?.get;
  const keyTimesMs: number[] = [];
  let firstKeyAtMs: number | null = null;
  let standsAtMs: number | null = null;
  let skippedMs = 0;
  performance.now = () => standsAtMs ?? realNow() + skippedMs;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get(this: Event) {
      return standsAtMs ?? (realStamp?.call(this) ?? 0) + skippedMs;
    },
  });
  const standAt = (ms: number): void => {
    standsAtMs = ms;
    // As when the page becomes visible again: otherwise the next tick would count the jump as a stall.
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const noteKey = ({ type }: Event): void => {
    if (standsStill) standsAtMs ??= performance.now();
    const nextMs = type === 'keydown' ? keyTimesMs.shift() : undefined;
    if (nextMs === undefined) return;
    firstKeyAtMs ??= Math.ceil(performance.now());
    standAt(firstKeyAtMs + nextMs);
  };
  addEventListener('keydown', noteKey, true);
  addEventListener('beforeinput', noteKey, true);
  addEventListener('skiptime', (event) => {
    const { detail } = event as CustomEvent<number>;
    if (standsAtMs === null) skippedMs += detail;
    else standsAtMs += detail;
  });
  addEventListener('keytimes', (event) => keyTimesMs.push(...(event as CustomEvent<number[]>).detail));
  addEventListener('settime', (event) => {
    standAt((firstKeyAtMs ?? 0) + (event as CustomEvent<number>).detail);
  });
}

/** Sets the page's calendar to a moment, in ms since 1970, from which it goes on with the page's clock. */
export function setDate(ms: number): void {
  Date.now = () => Math.round(ms + performance.now());
}

/**
 * Must run before the page's own scripts. Idle moments of Playwright's clock have no time left; real ones have up to
 * 50 ms.
 */
export function giveIdleTime(): void {
  const { requestIdleCallback } = globalThis;
  globalThis.requestIdleCallback = (act, options) =>
    requestIdleCallback(({ didTimeout }) => act({ didTimeout, timeRemaining: () => 50 }), options);
}

/** Makes the browser's software WebGL pass for a GPU, so that it is used. Must run before the page's own scripts. */
export function pretendGpu(): void {
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  const getParameter = WebGL2RenderingContext.prototype.getParameter;
  WebGL2RenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A GPU' : getParameter.call(this, name);
  };
}

/**
 * Keeps the browser from reporting long tasks, as some browsers never do, so that a busy machine disturbs no round. Must
 * run before the page's own scripts.
 */
export function reportNoLongTasks(): void {
  const types = PerformanceObserver.supportedEntryTypes.filter((type) => type !== 'longtask');
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => types });
}

/** Counts the images that a 2D canvas draws in `data-draws` of the root. Must run before the page's own scripts. */
export function countImagesDrawn(): void {
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  let draws = 0;
  CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
    document.documentElement.dataset.draws = String(++draws);
    return (draw as (...all: unknown[]) => void).apply(this, args);
  };
}

/** Skips time, and makes the page look at its clock, as when it becomes visible again. */
export function skipTime(ms: number): void {
  dispatchEvent(new CustomEvent('skiptime', { detail: ms }));
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Counts the WebGL contexts that the page requests in `data-contexts` of the root. */
export function countWebglContexts(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  let count = 0;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    if (String(args[0]).startsWith('webgl')) document.documentElement.dataset.contexts = String(++count);
    return (getContext as (...all: unknown[]) => RenderingContext | null).apply(this, args);
  } as typeof getContext;
}

/**
 * Runs in an open page: from now on, timers without a delay run only on the event `timersgo`, cancelled ones too. Sets
 * `data-held` on the root element as soon as one is held back.
 */
export function holdShortTimers(): void {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = ((task: () => void, ms = 0) => {
    if (ms > 0) return setTimeout(task, ms);
    document.documentElement.dataset.held = 'true';
    addEventListener('timersgo', task, { once: true });
    return 0;
  }) as typeof setTimeout;
}
