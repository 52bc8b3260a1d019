import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { notifyRoundsChanged, watchRoundsChanges } from './roundsChanges';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const removed = (...ids: string[]) => ({ added: [], removed: ids });

/** What a page without a channel to other tabs is told. */
function aWatchingPage() {
  vi.stubGlobal('BroadcastChannel', undefined);
  const onChange = vi.fn();
  const stop = watchRoundsChanges(onChange);
  onTestFinished(stop);
  return { onChange, stop };
}

test('changes of the rounds are told to this page once they rest, also where there is no channel to other tabs', () => {
  const { onChange, stop } = aWatchingPage();
  notifyRoundsChanged(removed('a'));
  vi.advanceTimersByTime(150);
  notifyRoundsChanged(removed('b'));
  vi.advanceTimersByTime(199);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([[[removed('a'), removed('b')]]]);
  notifyRoundsChanged(removed('c'));
  stop();
  notifyRoundsChanged(removed('d'));
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('of many rounds, and of what no one has said, it is told that all have to be read again', () => {
  const { onChange } = aWatchingPage();
  notifyRoundsChanged(removed(...Array.from({ length: 201 }, (_, index) => `${index}`)));
  notifyRoundsChanged(null);
  vi.advanceTimersByTime(200);
  expect(onChange.mock.calls).toEqual([[[null, null]]]);
});

test.each([[null], [{ somethingElse: 1 }], [{ added: [null], removed: [] }], [{ added: [], removed: [{}] }]])(
  'a tab of another version that says %j makes this one read all again',
  async (said) => {
    vi.useRealTimers();
    const told = new Promise((resolve) => onTestFinished(watchRoundsChanges(resolve)));
    const other = new BroadcastChannel('thirty rounds');
    other.postMessage(said);
    expect(await told).toEqual([null]);
    other.close();
  },
);
