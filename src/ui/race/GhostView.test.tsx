// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ghostIn, steadyMoves } from '../../core/race/ghost';
import { Playback } from '../../core/replay/playback';
import { WPM } from '../../core/words/speedUnit';
import { raceRoundAtom } from '../../state/race/raceAtoms';
import { dispatchAtom } from '../../state/round/roundAtoms';
import { ghostDrawRequestAtom, ghostPlaceAtom, setGhostAtom } from '../../state/round/sittingAtoms';
import { A_FONT } from '../../testing/fonts';
import { aNewPage, type Page } from '../../testing/page';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, START_MS, typed } from '../../testing/rounds';
import { typeMetrics } from '../../type/typeMetrics';
import { GhostView } from './GhostView';

const GHOST = new Playback(aFinishedRound(A_SETUP, [typed('a')]));

const METRICS = typeMetrics({ topCssPx: 100, widthCssPx: 1280, windowHeightCssPx: 720 }, 28, 1, A_FONT, 11);

let store: Page;
let sign: HTMLElement;
beforeEach(() => {
  store = aNewPage();
  store.set(raceRoundAtom, { raced: GHOST, challenger: null }, 0);
  const { container } = render(
    <Provider store={store}>
      <GhostView metrics={METRICS} isCanvasShown />
    </Provider>,
  );
  sign = container.querySelector('p') as HTMLElement;
});
afterEach(cleanup);

const type = (afterMs: number) =>
  act(() => store.set(dispatchAtom, { kind: 'typed', char: 'x', at: START_MS + afterMs }));
const moveGhostTo = (total: number) =>
  act(() => store.set(ghostPlaceAtom, { batchNumber: 1, position: 0, total }));

test('while keys come, the lead of a ghost in other words changes with the countdown only', () => {
  type(0);
  expect(sign.hidden).toBe(true);
  moveGhostTo(81);
  expect(sign.textContent).toBe('80 ▸');
  type(100);
  moveGhostTo(90);
  expect(sign.textContent).toBe('80 ▸');
  act(() => store.set(dispatchAtom, { kind: 'ticked', at: START_MS + 1100 }));
  expect(sign.textContent).toBe('88 ▸');
});

test('without keys it changes as the ghost moves', () => {
  type(0);
  moveGhostTo(81);
  moveGhostTo(82);
  act(() => store.set(ghostDrawRequestAtom, store.get(ghostPlaceAtom)));
  expect(sign.textContent).toBe('81 ▸');
});

test('it goes at once when the ghost comes to the words on the board', () => {
  type(0);
  moveGhostTo(81);
  expect(sign.hidden).toBe(false);
  act(() => store.set(ghostPlaceAtom, { batchNumber: 0, position: 3, total: 3 }));
  expect(sign.hidden).toBe(true);
});

test.each([
  ['best', 'your best'],
  ['usual', 'your usual'],
  ['other', '50 wpm'],
] as const)('at the start the ghost of a pace says whose it is, until the first key: %s', (of, label) => {
  const labels = () => Array.from(document.querySelectorAll('p:not([hidden])'), (one) => one.textContent);
  expect(labels()).toEqual([]);
  act(() => store.set(setGhostAtom, ghostIn(A_SETUP, steadyMoves(250), { of, speed: 50, unit: WPM })));
  expect(labels()).toEqual([label]);
  type(0);
  expect(labels()).toEqual([]);
});
