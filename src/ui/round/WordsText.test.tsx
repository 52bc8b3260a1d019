// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtom, dispatchAtom, restartAtom } from '../../state/round/roundAtoms';
import { isSpeechSilentAtom } from '../../state/speech/speechAtoms';
import { A_SETUP } from '../../testing/rounds';
import { WordsText } from './WordsText';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the words of a round; `isOffered` tells whether they have the offer to say them. */
function show() {
  const store = createStore();
  store.set(beginAtom, A_SETUP);
  const mount = () =>
    render(
      <Provider store={store}>
        <WordsText id="words" isShown={false} metrics={null} />
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
