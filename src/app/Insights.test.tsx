// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtom, dispatchAtom, noteTimeUpAtom, roundAtom } from '../state/round/roundAtoms';
import { A_SETUP } from '../testing/rounds';
import { Insights } from './Insights';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // A browser that is idle after each task.
  vi.stubGlobal('requestIdleCallback', (run: (moment: { timeRemaining: () => number }) => void) =>
    setTimeout(() => run({ timeRemaining: () => 50 })),
  );
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A round on a page with insights. */
async function aPage() {
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  const { container } = render(
    <Provider store={store}>
      <Insights />
    </Provider>,
  );
  const startedAt = performance.now();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** React renders at the end of each `act`. */
  const passInSteps = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 5) await pass(5);
  };
  const type = (): void => {
    const { expected, typed } = store.get(roundAtom);
    const char = expected[typed.length] ?? '';
    act(() => store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() }));
  };
  type();
  await pass(0);
  await act(() => vi.dynamicImportSettled());
  return {
    pieces: () => {
      const [beside, ...below] = container.querySelector('section')?.children ?? [];
      return beside ? beside.childElementCount + below.length : null;
    },
    /** Types a character each `gapMs` up to a time of the round, in ms. The clock ticks, too. */
    typeUntil: async (ms: number, gapMs: number) => {
      while (performance.now() - startedAt + gapMs <= ms) {
        await pass(gapMs);
        type();
        act(() => store.set(dispatchAtom, { kind: 'ticked', at: performance.now() }));
      }
    },
    pass: passInSteps,
    timeIsUp: () => act(() => store.set(noteTimeUpAtom)),
    restart: () => act(() => store.set(beginAtom, { ...A_SETUP })),
  };
}

test('while keys come without a pause, nothing is rendered ahead until the last four seconds', async () => {
  const page = await aPage();
  await page.typeUntil(25_900, 100);
  expect(page.pieces()).toBeNull();
  await page.typeUntil(26_900, 100);
  expect(page.pieces()).toBe(5);
});

test('when time is up, what is missing is rendered at once, even if nothing was typed since the last piece', async () => {
  const page = await aPage();
  await page.typeUntil(26_000, 100);
  await page.pass(10);
  expect(page.pieces()).toBe(1);
  page.timeIsUp();
  expect(page.pieces()).toBe(5);
});

test('a new round takes away what was rendered for the one before', async () => {
  const page = await aPage();
  await page.typeUntil(27_000, 100);
  page.restart();
  expect(page.pieces()).toBeNull();
});

test('a pause in the last twelve seconds is used', async () => {
  const page = await aPage();
  await page.typeUntil(17_000, 100);
  await page.pass(500);
  expect(page.pieces()).toBeNull();
  await page.typeUntil(19_000, 100);
  expect(page.pieces()).toBeNull();
  await page.pass(195);
  expect(page.pieces()).toBeNull();
  await page.pass(60);
  expect(page.pieces()).toBe(5);
});
