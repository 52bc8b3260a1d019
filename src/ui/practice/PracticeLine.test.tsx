// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { restartAtom } from '../../state/next/restartAtom';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { notePracticeRoundAtom, startPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { dispatchAtom, lastFinishedAtom, roundAtom } from '../../state/round/roundAtoms';
import { aNewPage } from '../../testing/page';
import { PracticeLine } from './PracticeLine';

afterEach(cleanup);

async function practise(...items: string[]) {
  const store = aNewPage();
  await store.set(startPracticeAtom, items, 0);
  return store;
}

type Store = Awaited<ReturnType<typeof practise>>;

function play(store: Store): void {
  const { expected, setup } = store.get(roundAtom);
  store.set(dispatchAtom, { kind: 'typed', char: expected.charAt(0), at: 1000 });
  store.set(dispatchAtom, { kind: 'ticked', at: 1000 + setup.settings.durationMs });
}

function textFor(store: Store): string {
  const { container } = render(
    <Provider store={store}>
      <PracticeLine />
    </Provider>,
  );
  const text = container.querySelector('p')?.textContent ?? '';
  cleanup();
  return text;
}

test('the line has the number of the round, also at its result', async () => {
  const store = await practise('th');
  expect(textFor(store)).toContain('round 1 of 5');
  play(store);
  // It has not been counted yet.
  expect(textFor(store)).toContain('round 1 of 5');
  const ended = store.get(lastFinishedAtom);
  if (ended) store.set(notePracticeRoundAtom, ended);
  expect(textFor(store)).toContain('round 1 of 5');
  store.set(restartAtom, 40_000);
  expect(textFor(store)).toContain('round 2 of 5');
});

test('it says what else is chosen and in force: seconds, the rule for mistakes; not what practice leaves out', async () => {
  const store = aNewPage();
  store.set(optionsAtom, { ...store.get(optionsAtom), seconds: 45, onMistake: 'wait', capitals: true });
  await store.set(startPracticeAtom, ['th'], 0);
  const line = textFor(store).replaceAll('\u00a0', ' ');
  expect(line).toContain('round 1 of 5 · 45 s · wait for the right key');
  expect(line).not.toContain('capitals');
});

test('a practice result has one `Done`, beside the next round: the line has none then', async () => {
  const store = await practise('th');
  const doneButtons = () => {
    render(
      <Provider store={store}>
        <PracticeLine />
      </Provider>,
    );
    const { length } = screen.queryAllByRole('button', { name: 'Done' });
    cleanup();
    return length;
  };
  expect(doneButtons()).toBe(1);
  play(store);
  expect(doneButtons()).toBe(0);
});
