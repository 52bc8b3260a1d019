// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchStored } from './storage';

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
