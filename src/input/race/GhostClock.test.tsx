// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { restartAtom } from '../../state/next/restartAtom';
import { raceRoundAtom } from '../../state/race/raceAtoms';
import { dispatchAtom, roundAtom } from '../../state/round/roundAtoms';
import { ghostDrawRequestAtom, ghostPlaceAtom, raceAtom } from '../../state/round/sittingAtoms';
import { aNewPage, type Page } from '../../testing/page';
import { aFinishedRound } from '../../testing/playedRounds';
import { A_SETUP, START_MS, typed } from '../../testing/rounds';
import { GhostClock } from './GhostClock';

/** Keys at 0, 100, 200, 300 and 400 ms. */
const GHOST = new Playback(
  aFinishedRound(
    A_SETUP,
    Array.from('abcde', (char, index) => typed(char, START_MS + index * 100)),
  ),
);

let store: Page;
let main: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  document.body.innerHTML = '<main data-part="main"></main>';
  main = document.querySelector('main') as HTMLElement;
  store = aNewPage();
  render(
    <Provider store={store}>
      <GhostClock />
    </Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const race = () => act(() => store.set(raceRoundAtom, { raced: GHOST, challenger: null }, performance.now()));
const type = (char: string) =>
  act(() => store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() }));
const total = () => store.get(ghostPlaceAtom)?.total;
const ghostPosition = () => main.dataset.ghost;

describe('the ghost of a race', () => {
  test('waits at the start for the player’s first key', () => {
    race();
    advance(5000);
    expect(total()).toBe(0);
    expect(ghostPosition()).toBe('0');
  });

  test('starts with the first key and moves as its own keys were typed', () => {
    race();
    advance(5000);
    type('x');
    advance(0);
    expect(total()).toBe(1);
    advance(250);
    expect(total()).toBe(3);
    expect(ghostPosition()).toBe('3');
    advance(1000);
    expect(total()).toBe(5);
    expect(ghostPosition()).toBe('5');
  });

  test('requests to be drawn at its place', () => {
    race();
    type('x');
    advance(150);
    advance(1000);
    expect(store.get(ghostDrawRequestAtom)).toEqual(store.get(ghostPlaceAtom));
  });

  test('is drawn with the keys while they come', () => {
    race();
    type('x');
    const atStart = store.get(ghostDrawRequestAtom);
    for (let keys = 0; keys < 5; keys++) {
      advance(70);
      type('y');
    }
    expect(total()).toBe(4);
    expect(store.get(ghostDrawRequestAtom)).toBe(atStart);
  });

  test('has all its keys when time is up', () => {
    race();
    type('x');
    advance(50);
    act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
    expect(total()).toBe(5);
    expect(ghostPosition()).toBe('5');
    advance(1000);
    expect(total()).toBe(5);
  });

  test('is gone with the next round and does not move on', () => {
    race();
    type('x');
    advance(50);
    act(() => store.set(restartAtom, performance.now()));
    expect(store.get(raceAtom)).toBeNull();
    expect(ghostPosition()).toBeUndefined();
    advance(1000);
    expect(store.get(ghostPlaceAtom)).toBeNull();
    expect(store.get(ghostDrawRequestAtom)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('starts again when it is raced again', () => {
    race();
    type('x');
    advance(1000);
    race();
    expect(total()).toBe(0);
    type('x');
    advance(150);
    expect(total()).toBe(2);
  });

  test('stops when the clock is unmounted', () => {
    race();
    type('x');
    advance(50);
    cleanup();
    expect(ghostPosition()).toBeUndefined();
    advance(1000);
    expect(total()).toBe(1);
    act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
    expect(total()).toBe(1);
    const drawn = store.get(ghostDrawRequestAtom);
    store.set(ghostPlaceAtom, { batchNumber: 0, position: 4, total: 4 });
    advance(1000);
    expect(store.get(ghostDrawRequestAtom)).toBe(drawn);
  });

  test('moves on a page whose main part something has removed', () => {
    main.remove();
    race();
    type('x');
    advance(150);
    expect(total()).toBe(2);
    act(() => store.set(restartAtom, performance.now()));
    expect(ghostPosition()).toBeUndefined();
  });
});

test('a usual round has no ghost', () => {
  expect(store.get(roundAtom).phase).toBe('start');
  type('x');
  advance(1000);
  expect(store.get(ghostPlaceAtom)).toBeNull();
  expect(ghostPosition()).toBeUndefined();
});
