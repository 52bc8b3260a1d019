// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../../state/round/roundAtoms';
import { loadedListsAtom } from '../../state/words/wordListAtoms';
import { A_SETUP } from '../../testing/rounds';
import { PractiseRound } from '../practice/PractiseRound';
import { RoundActions } from './RoundActions';

afterEach(cleanup);

test('the pairs to practise are not searched for before the three lines; all buttons come together', async () => {
  const store = createStore();
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  const words = [...STANDARD_WORDS.words];
  const searched = vi.spyOn(words, 'join');
  store.set(optionsAtom, { ...store.get(optionsAtom), words: 'english-200-1' });
  store.set(loadedListsAtom, new Map([['english-200-1', words]]));
  render(
    <Provider store={store}>
      <RoundActions>
        <PractiseRound />
      </RoundActions>
    </Provider>,
  );
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  await act(async () => {
    // The fourth character comes late.
    for (const [index, char] of Array.from(store.get(roundAtom).expected.slice(0, 20)).entries()) {
      store.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 100 + (index >= 3 ? 80 : 0) });
    }
    // What React renders at once, with the three lines.
    flushSync(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
    expect(searched).not.toHaveBeenCalled();
    expect(buttons()).toEqual([]);
  });
  expect(searched).toHaveBeenCalledOnce();
  expect(buttons()).toEqual([
    expect.stringMatching(/^Practise ../),
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
});
