// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tally } from '../core/round/score';
import { restartAtom } from '../state/next/restartAtom';
import { disturbanceAtom } from '../state/round/disturbanceAtoms';
import { clockSecondsAtom, dispatchAtom, phaseAtom, roundAtom } from '../state/round/roundAtoms';
import { aNewPage } from '../testing/page';
import { A_SETUP } from '../testing/rounds';
import { RoundClock } from './RoundClock';

let stalledMs: number;
let reportLongTask: (fromMs: number, toMs: number) => void;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const real = performance.now.bind(performance);
  stalledMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + stalledMs);
  reportLongTask = () => {};
  vi.stubGlobal('PerformanceObserver', LongTaskObserver);
  vi.advanceTimersByTime(4321);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A fake of the browser's long task observer; jsdom has none. */
class LongTaskObserver {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(
    tell: (list: { getEntries: () => readonly { startTime: number; duration: number }[] }) => void,
  ) {
    reportLongTask = (fromMs, toMs) =>
      tell({ getEntries: () => [{ startTime: fromMs, duration: toMs - fromMs }] });
  }
  observe() {}
  disconnect() {
    reportLongTask = () => {};
  }
}

function aStore() {
  return aNewPage(A_SETUP);
}

/** A page with a clock on it. */
function aPage(store = aStore()) {
  const page = render(
    <Provider store={store}>
      <RoundClock />
    </Provider>,
  );
  return { store, ...page };
}

/** A page on which the first character has just been typed. */
function aRunningPage() {
  const page = aPage();
  type(page.store);
  return page;
}

function type(store: ReturnType<typeof aStore>, at = performance.now()) {
  act(() => store.set(dispatchAtom, { kind: 'typed', char: 'x', at }));
}

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('the clock', () => {
  test('waits for the first character', () => {
    const { store } = aPage();
    pass(60_000);
    expect(store.get(phaseAtom)).toBe('start');
    expect(store.get(clockSecondsAtom)).toBe(30);
  });

  test('counts down and ends the round by itself', () => {
    const { store } = aRunningPage();
    pass(2500);
    expect(store.get(clockSecondsAtom)).toBe(28);
    pass(27_600);
    expect(store.get(phaseAtom)).toBe('finish');
    expect(store.get(clockSecondsAtom)).toBe(0);
  });

  test('waits at the deadline for keys that are still being delivered', () => {
    const { store } = aRunningPage();
    const deadline = performance.now() + 30_000;
    pass(30_000);
    for (const at of [deadline - 8, deadline - 5, deadline - 2]) {
      pass(20);
      type(store, at);
    }
    expect(tally(store.get(roundAtom)).total).toBe(4);
    pass(100);
    expect(store.get(phaseAtom)).toBe('finish');
  });

  test('is full again after a restart, and waits', () => {
    const { store } = aRunningPage();
    pass(5500);
    act(() => store.set(restartAtom, 0));
    pass(60_000);
    expect(store.get(phaseAtom)).toBe('start');
    type(store);
    pass(1500);
    expect(store.get(clockSecondsAtom)).toBe(29);
  });

  test('that is unmounted notices nothing', () => {
    const { store, unmount } = aRunningPage();
    const before = store.get(disturbanceAtom);
    unmount();
    hide();
    reportLongTask(performance.now(), performance.now() + 500);
    pass(40_000);
    expect(store.get(clockSecondsAtom)).toBe(30);
    expect(store.get(disturbanceAtom)).toBe(before);
  });
});

test('at rest, before the first character and after the end, no timer runs', () => {
  const { store } = aPage();
  expect(vi.getTimerCount()).toBe(0);
  type(store);
  expect(vi.getTimerCount()).toBe(1);
  type(store, performance.now() + 30_001);
  expect(store.get(phaseAtom)).toBe('finish');
  expect(vi.getTimerCount()).toBe(0);
});

describe('what disturbs a round is noted', () => {
  test('nothing, when timers are on time and the page is visible', () => {
    const { store } = aRunningPage();
    pass(5000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(store.get(disturbanceAtom)).toMatchObject({ wasHidden: false, stalls: { count: 0 } });
  });

  test('a second that comes late', () => {
    const { store } = aRunningPage();
    pass(1500);
    stalledMs += 3000;
    pass(1000);
    expect(store.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 3000 });
  });

  test('a task that blocks the page', () => {
    const { store } = aRunningPage();
    const from = performance.now() + 1000;
    act(() => reportLongTask(from, from + 180));
    expect(store.get(disturbanceAtom).stalls).toMatchObject({ count: 1, longestMs: 180 });
  });

  test('a page that is hidden', () => {
    const { store } = aRunningPage();
    hide();
    expect(store.get(disturbanceAtom).wasHidden).toBe(true);
  });

  test('a page that is hidden when the app mounts during its round', () => {
    const store = aStore();
    type(store);
    hide();
    aPage(store);
    expect(store.get(disturbanceAtom).wasHidden).toBe(true);
  });

  test('not a page that is hidden before the first character or after the end', () => {
    const { store } = aPage();
    hide();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    type(store);
    type(store, performance.now() + 30_001);
    hide();
    expect(store.get(phaseAtom)).toBe('finish');
    expect(store.get(disturbanceAtom).wasHidden).toBe(false);
  });

  test('no stall, when the app mounts late in a round that has ticked before', () => {
    const store = aStore();
    type(store);
    pass(5000);
    store.set(dispatchAtom, { kind: 'ticked', at: performance.now() });
    aPage(store);
    expect(store.get(disturbanceAtom).stalls.count).toBe(0);
    pass(1000);
    expect(store.get(clockSecondsAtom)).toBe(24);
  });
});
