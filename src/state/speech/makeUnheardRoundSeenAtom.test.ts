import { expect, test } from 'vitest';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { disturbanceAtom, noteHiddenAtom } from '../round/disturbanceAtoms';
import { dispatchAtom, roundAtom } from '../round/roundAtoms';
import { noteOfSittingAtom } from '../round/sittingAtoms';
import { makeUnheardRoundSeenAtom } from './makeUnheardRoundSeenAtom';

const A_KEY = { kind: 'typed', char: 'x', at: 1000 } as const;
const BY_EAR = { ...A_SETUP, settings: { ...A_SETUP.settings, byEar: true as const } };

function aRunningRound() {
  const store = aNewPage(BY_EAR);
  store.set(dispatchAtom, A_KEY);
  return store;
}

test('a round of which nothing was heard is a seen one; its keys, its clock and what is known of it stay', () => {
  const store = aRunningRound();
  store.set(noteHiddenAtom);
  const before = store.get(roundAtom);
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom)).toEqual({ ...before, setup: A_SETUP });
  expect(store.get(disturbanceAtom).wasHidden).toBe(true);
});

test('before the first key, and at the result, a round stays what it is', () => {
  const store = aNewPage(BY_EAR);
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom).setup).toBe(BY_EAR);
  store.set(dispatchAtom, A_KEY);
  store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom).setup).toBe(BY_EAR);
});

test('a round of which a word was heard stays by ear, and so does a race', () => {
  const store = aRunningRound();
  store.set(noteOfSittingAtom, { isHeard: true });
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom).setup).toBe(BY_EAR);
  beginRace(store, BY_EAR);
  store.set(dispatchAtom, A_KEY);
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom).setup.settings.byEar).toBe(true);
});

test('a seen round, too, stays what it is', () => {
  const store = aNewPage(A_SETUP);
  store.set(dispatchAtom, A_KEY);
  store.set(makeUnheardRoundSeenAtom);
  expect(store.get(roundAtom).setup).toBe(A_SETUP);
});
