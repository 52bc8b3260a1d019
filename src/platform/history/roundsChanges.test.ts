import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notifyRoundsChanged, watchRoundsChanges } from './roundsChanges';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('changes of the rounds are told to this page once they rest, also where there is no channel to other tabs', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const onChange = vi.fn();
  const stop = watchRoundsChanges(onChange);
  onTestFinished(stop);
  notifyRoundsChanged();
  vi.advanceTimersByTime(150);
  notifyRoundsChanged();
  vi.advanceTimersByTime(199);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledTimes(1);
  notifyRoundsChanged();
  stop();
  notifyRoundsChanged();
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});
