// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtom } from '../state/round/roundAtoms';
import { A_SETUP } from '../testing/rounds';
import { useLazyPart, type WhenToLoad } from './useLazyPart';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A part whose first `failures` loads fail. */
function aPart(failures: number, wanted: WhenToLoad) {
  let tries = 0;
  let missing = 0;
  const load = async (): Promise<string> => {
    if (++tries <= failures) throw new Error('No network.');
    return 'the part';
  };
  const onMissing = (): void => void missing++;
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  const hook = renderHook((now: WhenToLoad) => useLazyPart(load, now, onMissing), {
    initialProps: wanted,
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return {
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    want: (now: WhenToLoad) => hook.rerender(now),
    seen: () => ({ part: hook.result.current, tries, missing }),
    leave: () => hook.unmount(),
  };
}

test('a part that is needed now but fails to load is reported once, and comes when the network is back', async () => {
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

test('a part that is wanted soon but fails to load is not reported, and is retried once it is needed now', async () => {
  const part = aPart(2, 'soon');
  await part.pass(1000);
  expect(part.seen()).toEqual({ part: null, tries: 1, missing: 0 });
  part.want('now');
  await part.pass(0);
  expect(part.seen()).toEqual({ part: null, tries: 2, missing: 1 });
});

test('a part that is no longer wanted is not retried', async () => {
  const part = aPart(9, 'now');
  await part.pass(0);
  part.leave();
  await part.pass(60_000);
  expect(part.seen().tries).toBe(1);
});
