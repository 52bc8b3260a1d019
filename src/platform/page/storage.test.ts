// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { persistIfGranted, watchStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Watches a key. Returns how often a change of it was told, and the undo. */
function watch(): { count: () => number; stop: () => void } {
  const onChange = vi.fn();
  const stop = watchStored('theme', onChange);
  return { count: () => onChange.mock.calls.length, stop };
}

const otherTabTells = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

describe('a watched value', () => {
  test('is told to have changed when another tab changes it or clears everything', () => {
    const { count, stop } = watch();
    otherTabTells('theme');
    otherTabTells(null);
    otherTabTells('highestResult');
    expect(count()).toBe(2);
    stop();
    otherTabTells('theme');
    expect(count()).toBe(2);
  });

  test('that another tab has changed while the watch began is told of, though there was no event', () => {
    localStorage.setItem('theme', 'light');
    const { count } = watch();
    localStorage.setItem('theme', 'dark');
    vi.runAllTimers();
    expect(count()).toBe(1);
  });

  test('that is the same after the watch has begun is not told of, nor after the watch has ended', () => {
    localStorage.setItem('theme', 'light');
    const { count } = watch();
    vi.runAllTimers();
    expect(count()).toBe(0);
    const ended = watch();
    ended.stop();
    localStorage.setItem('theme', 'dark');
    vi.runAllTimers();
    expect(ended.count()).toBe(0);
  });
});

describe('the browser, where its permission to keep what is stored', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** How often a browser is asked that answers so. */
  async function timesAsked(query: () => Promise<{ state: string }>, isPersisted = false): Promise<number> {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', {
      permissions: { query },
      storage: { persisted: async () => isPersisted, persist },
    });
    await persistIfGranted();
    return persist.mock.calls.length;
  }

  test('is granted, is asked, unless it keeps it already', async () => {
    expect(await timesAsked(async () => ({ state: 'granted' }))).toBe(1);
    expect(await timesAsked(async () => ({ state: 'granted' }), true)).toBe(0);
  });

  test.each(['prompt', 'denied'])('is %s, is not asked: the person would be', async (state) => {
    expect(await timesAsked(async () => ({ state }))).toBe(0);
  });

  test('is unknown to it, is not asked, and nothing is thrown', async () => {
    const unknown = () => Promise.reject(new TypeError('no such permission'));
    expect(await timesAsked(unknown)).toBe(0);
  });
});
