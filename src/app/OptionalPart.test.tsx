// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartAtom } from '../state/next/restartAtom';
import { noticeAtom } from '../state/page/noticeAtoms';
import { dispatchAtom } from '../state/round/roundAtoms';
import { aNewPage, type Page } from '../testing/page';
import { A_SETUP } from '../testing/rounds';
import { useIsResultShown } from '../ui/round/useIsResultShown';
import { OptionalPart } from './OptionalPart';

let store: Page;
let isBroken: boolean;
beforeEach(() => {
  store = aNewPage(A_SETUP);
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Provider store={store}>
      <OptionalPart>
        <Actions />
      </OptionalPart>
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Actions() {
  if (!useIsResultShown()) return null;
  if (isBroken) throw new Error('A translator has changed the page.');
  return <p>They are here</p>;
}

/** Plays a round to its end, and returns whether its actions are shown, and what is told. */
async function play() {
  await act(async () => store.set(restartAtom, 0));
  await act(async () => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 }));
  await act(async () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  const told = store.get(noticeAtom);
  store.set(noticeAtom, null);
  return [screen.queryByText('They are here') !== null, told];
}

test('what fails in each result is told of once, and as news after it has been there', async () => {
  expect(await play()).toEqual([false, 'partMissing']);
  expect(await play()).toEqual([false, null]);
  isBroken = false;
  expect(await play()).toEqual([true, null]);
  isBroken = true;
  expect(await play()).toEqual([false, 'partMissing']);
});

test('its message goes once it is there again', async () => {
  await act(async () => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 }));
  await act(async () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  expect(store.get(noticeAtom)).toBe('partMissing');
  isBroken = false;
  await act(async () => store.set(restartAtom, 0));
  expect(store.get(noticeAtom)).toBe('partMissing');
  await act(async () => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 }));
  await act(async () => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  expect([screen.queryByText('They are here') !== null, store.get(noticeAtom)]).toEqual([true, null]);
});
