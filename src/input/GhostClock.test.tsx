// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback } from '../core/replay/playback';
import { STANDARD_WORDS } from '../platform/words/wordLists';
import { raceRoundAtom } from '../state/race/raceAtoms';
import { ghostDueAtom, ghostPlaceAtom, raceAtom } from '../state/replay/boardAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from '../state/round/roundAtoms';
import { aFinishedRound } from '../testing/playedRounds';
import { A_SETUP, START_MS, typed } from '../testing/rounds';
import { GhostClock } from './GhostClock';

/** Keys at 0, 100, 200, 300 and 400 ms. */
const GHOST = new Playback(
  aFinishedRound(
    A_SETUP,
    Array.from('abcde', (char, index) => typed(char, START_MS + index * 100)),
  ),
);

let store: ReturnType<typeof createStore>;
let main: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  document.body.innerHTML = '<main data-part="main"></main>';
  main = document.querySelector('main') as HTMLElement;
  store = createStore();
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
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

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const race = () => act(() => store.set(raceRoundAtom, { ghost: GHOST, challenger: null }, performance.now()));
const type = (char: string) =>
  act(() => store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() }));
const total = () => store.get(ghostPlaceAtom)?.total;
const told = () => main.dataset.ghost;

describe('the ghost of a race', () => {
  test('waits at the beginning for the player’s first key', () => {
    race();
    wait(5000);
    expect(total()).toBe(0);
    expect(told()).toBe('0');
  });

  test('begins with the first key and moves as its own keys were typed', () => {
    race();
    wait(5000);
    type('x');
    wait(0);
    expect(total()).toBe(1);
    wait(250);
    expect(total()).toBe(3);
    expect(told()).toBe('3');
    wait(1000);
    expect(total()).toBe(5);
    expect(told()).toBe('5');
  });

  test('is due to be shown where it stands', () => {
    race();
    type('x');
    wait(150);
    wait(1000);
    expect(store.get(ghostDueAtom)).toEqual(store.get(ghostPlaceAtom));
  });

  test('has all its keys when time is up', () => {
    race();
    type('x');
    wait(50);
    act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
    expect(total()).toBe(5);
    expect(told()).toBe('5');
    wait(1000);
    expect(total()).toBe(5);
  });

  test('is gone with the next round, and nothing of it moves on', () => {
    race();
    type('x');
    wait(50);
    act(() => store.set(restartAtom, performance.now()));
    expect(store.get(raceAtom)).toBeNull();
    expect(told()).toBeUndefined();
    wait(1000);
    expect(store.get(ghostPlaceAtom)).toBeNull();
    expect(store.get(ghostDueAtom)).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('begins anew when it is raced once more', () => {
    race();
    type('x');
    wait(1000);
    race();
    expect(total()).toBe(0);
    type('x');
    wait(150);
    expect(total()).toBe(2);
  });

  test('moves no more where the clock is taken away', () => {
    race();
    type('x');
    wait(50);
    cleanup();
    expect(told()).toBeUndefined();
    wait(1000);
    expect(total()).toBe(1);
    act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
    expect(total()).toBe(1);
  });
});

test('a round that is no race has no ghost', () => {
  expect(store.get(roundAtom).phase).toBe('start');
  type('x');
  wait(1000);
  expect(store.get(ghostPlaceAtom)).toBeNull();
  expect(told()).toBeUndefined();
});
