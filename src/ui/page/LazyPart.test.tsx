// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartAtom } from '../../state/next/restartAtom';
import { noticeAtom } from '../../state/page/noticeAtoms';
import { aNewPage, type Page } from '../../testing/page';
import { LazyPart, Part } from './LazyPart';

let store: Page;
let asked: number;
let isOnline: boolean;
let isBroken: boolean;
let part: LazyPart<object>;
beforeEach(() => {
  store = aNewPage();
  [asked, isOnline, isBroken] = [0, false, false];
  part = new LazyPart(async () => {
    asked++;
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return Content;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the part has comes in a transition after its first render, as that of a result does. */
function Content() {
  const [isThere, setThere] = useState(false);
  useEffect(() => startTransition(() => setThere(true)), []);
  if (isThere && isBroken) throw new Error('A translator has changed the page.');
  return <p>It is here</p>;
}

/** Mounts it, and waits until it has come or failed. Returns the undo. */
async function mount(): Promise<() => void> {
  const { unmount } = await act(async () =>
    render(
      <Provider store={store}>
        <Part part={part} props={{}} />
      </Provider>,
    ),
  );
  return unmount;
}

const isShown = () => screen.queryByText('It is here') !== null;
const goOnline = () => {
  isOnline = true;
};

test('a part that could not be loaded beforehand is asked for again where it is wanted, and nothing is told', async () => {
  await act(async () => part.preload());
  goOnline();
  await mount();
  expect([isShown(), asked, store.get(noticeAtom)]).toEqual([true, 2, null]);
});

test('a part that cannot be loaded is told of, and asked for again where it is wanted next', async () => {
  const unmount = await mount();
  expect([isShown(), asked, store.get(noticeAtom)]).toEqual([false, 1, 'partMissing']);
  goOnline();
  unmount();
  await mount();
  expect([isShown(), asked, store.get(noticeAtom)]).toEqual([true, 2, null]);
});

test('a part that cannot be loaded is asked for again by the next round', async () => {
  await mount();
  goOnline();
  await act(async () => store.set(restartAtom, 1000));
  expect([isShown(), asked, store.get(noticeAtom)]).toEqual([true, 2, null]);
});

test('a part that may still fail after its first render is told of as missing until it is shown', async () => {
  await mount();
  cleanup();
  goOnline();
  const show = (isPainted: boolean) => (
    <Provider store={store}>
      <Part part={part} props={{}} isShown={isPainted} />
    </Provider>
  );
  const { rerender } = await act(async () => render(show(false)));
  expect([isShown(), store.get(noticeAtom)]).toEqual([true, 'partMissing']);
  rerender(show(true));
  expect(store.get(noticeAtom)).toBeNull();
});

test('a part that throws whenever its contents come is told of once, not each time it is wanted', async () => {
  goOnline();
  isBroken = true;
  for (const notice of ['partMissing', null]) {
    // As in an idle moment of each round.
    expect(await part.preload()).toBe(notice !== null);
    const unmount = await mount();
    expect([isShown(), store.get(noticeAtom)]).toEqual([false, notice]);
    store.set(noticeAtom, null);
    unmount();
  }
  isBroken = false;
  (await mount())();
  isBroken = true;
  await mount();
  expect(store.get(noticeAtom)).toBe('partMissing');
});

test('a part that was loaded beforehand is there in the first render', async () => {
  goOnline();
  await act(async () => part.preload());
  render(
    <Provider store={store}>
      <Part part={part} props={{}} />
    </Provider>,
  );
  expect(isShown()).toBe(true);
});
