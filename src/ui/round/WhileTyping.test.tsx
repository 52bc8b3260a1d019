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
  round.type(950);
  round.type(1050);
  expect(round.text()).toBe('');
  round.type(1150);
  // Three characters in 1.05 s.
  expect(round.text()).toBe('34 wpm');
});

test('while none come it is there with its second, and gone with the round', () => {
  const round = aRound();
  round.type(0);
  round.tick(1000);
  expect(round.text()).toBe('12 wpm');
  round.tick(2000);
  expect(round.text()).toBe('6 wpm');
  round.restart();
  expect(round.text()).toBe('');
});
