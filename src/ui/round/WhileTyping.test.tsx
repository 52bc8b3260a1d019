// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../../state/round/roundAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { WhileTyping } from './WhileTyping';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A round with the speed beside its time; its first key is at 0 ms. */
function aRound() {
  const store = aNewPage(A_SETUP);
  store.set(optionsAtom, { ...store.get(optionsAtom), whileTyping: 'speed' });
  const { container } = render(
    <Provider store={store}>
      <WhileTyping />
    </Provider>,
  );
  const type = (at: number): void => {
    const { expected, typed } = store.get(roundAtom);
    const char = expected.charAt(typed.length);
    act(() => store.set(dispatchAtom, { kind: 'typed', char, at }));
  };
  return {
    type,
    tick: (at: number) => act(() => store.set(dispatchAtom, { kind: 'ticked', at })),
    restart: () => act(() => store.set(beginAtom, { ...A_SETUP })),
    text: () => container.textContent,
  };
}

test('while keys come, the speed is not in the frame of the new second, but in that of the next key', () => {
  const round = aRound();
  round.type(0);
  round.type(2950);
  round.type(3050);
  expect(round.text()).toBe('');
  round.type(3150);
  // Three characters in 3.05 s.
  expect(round.text()).toBe('12 wpm');
});

test('while none come it is there with its second, from the third on, and gone with the round', () => {
  const round = aRound();
  for (let keys = 0; keys < 6; keys++) round.type(0);
  round.tick(2999);
  expect(round.text()).toBe('');
  round.tick(3000);
  expect(round.text()).toBe('24 wpm');
  round.tick(4000);
  expect(round.text()).toBe('18 wpm');
  round.restart();
  expect(round.text()).toBe('');
});
