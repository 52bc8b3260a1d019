// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtom } from '../state/round/roundAtoms';
import { A_SETUP } from '../testing/rounds';
import { usePart, type Wanted } from './usePart';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part that cannot be had for the first `failures` times. */
function aPart(failures: number, wanted: Wanted) {
  let tries = 0;
  let missing = 0;
  const load = async (): Promise<string> => {
    if (++tries <= failures) throw new Error('No network.');
    return 'the part';
  };
  const onMissing = (): void => void missing++;
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  const hook = renderHook((now: Wanted) => usePart(load, now, onMissing), {
    initialProps: wanted,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    want: (now: Wanted) => hook.rerender(now),
    seen: () => ({ part: hook.result.current, tries, missing }),
    leave: () => hook.unmount(),
  };
}

test('a part that is wanted now and cannot be had is told of once, and comes when the network is back', async () => {
  const part = aPart(2, 'now');
  await part.pass(0);
  expect(part.seen()).toEqual({ part: null, tries: 1, missing: 1 });
  await part.pass(11_000);
  expect(part.seen()).toEqual({ part: null, tries: 2, missing: 1 });
  await part.pass(11_000);
  expect(part.seen()).toEqual({ part: 'the part', tries: 3, missing: 1 });
  await part.pass(60_000);
  expect(part.seen().tries).toBe(3);
});

test('a part that is wanted soon and cannot be had says nothing, and is asked for at once where it is wanted now', async () => {
  const part = aPart(2, 'soon');
  await part.pass(1000);
  expect(part.seen()).toEqual({ part: null, tries: 1, missing: 0 });
  part.want('now');
  await part.pass(0);
  expect(part.seen()).toEqual({ part: null, tries: 2, missing: 1 });
});

test('nobody asks for a part once it is no longer wanted', async () => {
  const part = aPart(9, 'now');
  await part.pass(0);
  part.leave();
  await part.pass(60_000);
  expect(part.seen().tries).toBe(1);
});
