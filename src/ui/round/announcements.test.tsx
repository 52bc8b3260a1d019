// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchAtom } from '../../state/round/roundAtoms';
import { isResultSaidAtom, isSpeechSilentAtom } from '../../state/speech/speechAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { ResultAnnouncement } from './ResultAnnouncement';
import { WordAnnouncement } from './WordAnnouncement';

const BY_EAR = {
  ...A_SETUP,
  textOf: () => 'one two three',
  settings: { ...A_SETUP.settings, byEar: true as const },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A round in which `one ` has been typed, and what screen readers are told. */
function openRound(setup: typeof A_SETUP) {
  const store = aNewPage(setup);
  const { container } = render(
    <Provider store={store}>
      <WordAnnouncement />
      <ResultAnnouncement />
    </Provider>,
  );
  const perform = (change: () => void) => act(() => change());
  perform(() => {
    for (const char of 'one ') store.set(dispatchAtom, { kind: 'typed', char, at: performance.now() });
  });
  return {
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    finish: () => perform(() => store.set(dispatchAtom, { kind: 'ticked', at: performance.now() + 60_000 })),
    setSaid: () => perform(() => store.set(isResultSaidAtom, true)),
    setSilent: (isSilent: boolean) => perform(() => store.set(isSpeechSilentAtom, isSilent)),
    told: () => container.textContent,
  };
}

test('a voice that fails in a round: a screen reader is told the open word', async () => {
  const { wait, setSilent, told } = openRound(BY_EAR);
  await wait(3000);
  expect(told()).toBe('');
  setSilent(true);
  await wait(100);
  expect(told()).toBe('two');
});

test('a voice that fails at the result: a screen reader is told the result', async () => {
  const { wait, finish, setSilent, told } = openRound(BY_EAR);
  finish();
  await wait(4000);
  expect(told()).toBe('');
  setSilent(true);
  await wait(1000);
  expect(told()).toMatch(/^Time is up. Result: /);
});

test('… once no key has come for a while, as always', async () => {
  const { wait, finish, setSilent, told } = openRound(BY_EAR);
  finish();
  await wait(4000);
  setSilent(true);
  for (let key = 0; key < 5; key++) {
    await wait(300);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }
  expect(told()).toBe('');
  await wait(800);
  expect(told()).toMatch(/^Time is up. Result: /);
});

test('a result behind a dialog is told when the dialog is gone and the field has the focus again', async () => {
  const { wait, finish, told } = openRound(A_SETUP);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  finish();
  await wait(4000);
  expect(told()).toBe('');
  dialog.remove();
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await wait(800);
  expect(told()).toMatch(/^Time is up. Result: /);
});

test('a result that the page has said is not told again when a voice fails after it', async () => {
  const { wait, finish, setSilent, setSaid, told } = openRound(BY_EAR);
  finish();
  await wait(4000);
  setSaid();
  setSilent(true);
  await wait(1000);
  expect(told()).toBe('');
});

test('a voice that is found later says the words, and a screen reader is told no more', async () => {
  const { wait, finish, setSilent, told } = openRound(BY_EAR);
  setSilent(true);
  await wait(100);
  setSilent(false);
  finish();
  await wait(4000);
  expect(told()).toBe('');
});

test('a sample that cannot be said repeats nothing of a round that is not by ear', async () => {
  const { wait, setSilent, told } = openRound({ ...BY_EAR, settings: A_SETUP.settings });
  await wait(100);
  expect(told()).toBe('two');
  setSilent(true);
  await wait(100);
  expect(told()).toBe('two');
});
