import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { beginAtom, dispatchAtom } from './roundAtoms';
import { noteSlowKeysAtom, watchedKeysAtom } from './slowKeyAtoms';

let page: Page;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  page = aNewPage(A_SETUP);
});
afterEach(() => vi.useRealTimers());

const note = (...at: readonly number[]) =>
  page.set(
    noteSlowKeysAtom,
    at.map((atMs) => ({ atMs, onScreenMs: atMs + 40 })),
  );
const noted = () => page.get(watchedKeysAtom)?.slowKeys.map(({ atMs }) => atMs);

test('nothing is known of slow keys before the measurement begins', () => {
  expect(page.get(watchedKeysAtom)).toBeNull();
});

test('the measurement begins with the first note, even of no keys', () => {
  vi.advanceTimersByTime(700);
  note();
  vi.advanceTimersByTime(700);
  note();
  expect(page.get(watchedKeysAtom)).toEqual({ sinceMs: 700, slowKeys: [] });
});

test('slow keys are those of the current round, from its first key on', () => {
  note(900);
  expect(noted()).toEqual([]);
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  note(999, 1000);
  note(1500);
  expect(noted()).toEqual([1000, 1500]);
});

test('slow keys of the previous round are dropped once the next has begun', () => {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  note(1000);
  page.set(beginAtom, A_SETUP);
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 9000 });
  note(9100);
  expect(noted()).toEqual([9100]);
});
