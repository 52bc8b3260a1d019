import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { A_SETUP } from '../../testing/rounds';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, dispatchAtom } from '../round/roundAtoms';
import {
  areWordsHidden,
  isByEarAtom,
  isSayingWordsAtom,
  isSpeechSilentAtom,
  readableWordsAtom,
  textAhead,
} from './speechAtoms';

const A_KEY = { kind: 'typed', char: 'x', at: 1000 } as const;
const BY_EAR = { ...A_SETUP, settings: { ...A_SETUP.settings, byEar: true as const } };

function aStore({ hidesWords = true, setup = A_SETUP as typeof A_SETUP | typeof BY_EAR } = {}) {
  const store = createStore();
  store.set(optionsAtom, { ...STANDARD_OPTIONS, hidesWords });
  store.set(beginAtom, setup);
  return store;
}

describe('words are said', () => {
  test('in a round by ear, whatever is chosen meanwhile', () => {
    expect(aStore({ setup: BY_EAR }).get(isSayingWordsAtom)).toBe(true);
    expect(aStore().get(isSayingWordsAtom)).toBe(false);
  });

  test('not where nobody can', () => {
    const store = aStore({ setup: BY_EAR });
    store.set(isSpeechSilentAtom, true);
    expect([store.get(isByEarAtom), store.get(isSayingWordsAtom)]).toEqual([true, false]);
  });
});

describe('words are hidden', () => {
  test('while they are said, if that is chosen', () => {
    expect(areWordsHidden(aStore({ setup: BY_EAR }).get)).toBe(true);
    expect(areWordsHidden(aStore({ setup: BY_EAR, hidesWords: false }).get)).toBe(false);
    expect(areWordsHidden(aStore().get)).toBe(false);
  });

  test('never at the result', () => {
    const store = aStore({ setup: BY_EAR });
    store.set(dispatchAtom, A_KEY);
    expect(areWordsHidden(store.get)).toBe(true);
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(areWordsHidden(store.get)).toBe(false);
  });
});

describe('the next words can be seen', () => {
  test('unless words are hidden in this round, at its result, too', () => {
    expect(textAhead(aStore().get)).not.toBe('');
    expect(textAhead(aStore({ setup: BY_EAR, hidesWords: false }).get)).not.toBe('');
    const store = aStore({ setup: BY_EAR });
    store.set(dispatchAtom, A_KEY);
    expect(textAhead(store.get)).toBe('');
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(textAhead(store.get)).toBe('');
  });

  test('in hidden words that nobody can say', () => {
    const store = aStore({ setup: BY_EAR });
    store.set(isSpeechSilentAtom, true);
    expect(textAhead(store.get)).not.toBe('');
  });
});

describe('words can be read', () => {
  const setup = { ...BY_EAR, textOf: () => 'one two three' };
  const typeInto = (store: ReturnType<typeof aStore>, keys: string): void => {
    for (const char of keys) store.set(dispatchAtom, { ...A_KEY, char });
  };

  test('all of them, unless they are hidden', () => {
    expect(aStore({ setup, hidesWords: false }).get(readableWordsAtom)).toBe('one two three');
  });

  test('where they are hidden, each once its space is typed, right or wrong; at the result all of them', () => {
    const store = aStore({ setup });
    expect(store.get(readableWordsAtom)).toBe('');
    typeInto(store, 'one');
    expect(store.get(readableWordsAtom)).toBe('');
    typeInto(store, ' twox');
    expect(store.get(readableWordsAtom)).toBe('one two');
    store.set(dispatchAtom, { kind: 'ticked', at: 31_000 });
    expect(store.get(readableWordsAtom)).toBe('one two three');
  });
});
