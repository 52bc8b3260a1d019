// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restartAtom } from '../../state/next/restartAtom';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { beginAtom, dispatchAtom } from '../../state/round/roundAtoms';
import { isSpeechSilentAtom } from '../../state/speech/speechAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { WordsText } from './WordsText';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a word that is hidden until typed is no text before its space, at the result all are', () => {
  const { store, change, text } = show();
  const settings = { ...A_SETUP.settings, byEar: true as const };
  change(() => store.set(optionsAtom, { ...store.get(optionsAtom), saysWords: true, hidesWords: true }));
  change(() => store.set(beginAtom, { ...A_SETUP, settings, textOf: () => 'one two three' }));
  const typing = (keys: string) =>
    change(() => {
      for (const char of keys) store.set(dispatchAtom, { kind: 'typed', char, at: 0 });
    });
  expect(text()).toBe('');
  typing('one');
  expect(text()).toBe('');
  typing(' tw');
  expect(text()).toBe('one');
  typing('x ');
  expect(text()).toBe('one two');
  change(() => store.set(dispatchAtom, { kind: 'ticked', at: 60_000 }));
  expect(text()).toBe('one two three');
});

test('hidden words that no voice can say are text', () => {
  const { store, change, text } = show();
  const settings = { ...A_SETUP.settings, byEar: true as const };
  change(() => store.set(optionsAtom, { ...store.get(optionsAtom), saysWords: true, hidesWords: true }));
  change(() => store.set(beginAtom, { ...A_SETUP, settings, textOf: () => 'one two three' }));
  change(() => store.set(isSpeechSilentAtom, true));
  expect(text()).toBe('one two three');
});

/** Renders the words of a round; `isOffered` tells whether they have the offer to say them. */
function show() {
  const store = aNewPage(A_SETUP);
  const mount = () =>
    render(
      <Provider store={store}>
        <WordsText id="words" isShown={false} metrics={null} shapedLines={null} />
      </Provider>,
    );
  const { unmount } = mount();
  return {
    store,
    change: (how: () => void) => act(() => how()),
    mountAgain: () => {
      unmount();
      mount();
    },
    text: () => document.querySelector('#words')?.textContent,
    isOffered: () => document.querySelector('#words')?.hasAttribute('data-offers-speech'),
  };
}

test('the offer of speech ends with the first key, also for words that are mounted again', () => {
  const { store, change, mountAgain, isOffered } = show();
  expect(isOffered()).toBe(true);
  change(() => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 0 }));
  expect(isOffered()).toBe(false);
  change(() => store.set(restartAtom, 0));
  mountAgain();
  expect(isOffered()).toBe(false);
});

test('the offer of speech is not made again where no voice could say the words', () => {
  const { store, change, isOffered } = show();
  change(() => store.set(beginAtom, { ...A_SETUP, settings: { ...A_SETUP.settings, byEar: true } }));
  change(() => {
    store.set(isSpeechSilentAtom, true);
    store.set(beginAtom, A_SETUP);
  });
  expect(isOffered()).toBe(false);
});
