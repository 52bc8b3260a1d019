// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { type ComponentType, Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { restartAtom } from '../../state/next/restartAtom';
import { dispatchAtom, roundAtom } from '../../state/round/roundAtoms';
import { aNewPage } from '../../testing/page';
import { useIsResultShown } from './useIsResultShown';

afterEach(cleanup);

function Shown() {
  return useIsResultShown() && <p>Shown</p>;
}

const isShown = () => screen.queryByText('Shown') !== null;

function aStore() {
  const store = aNewPage();
  const play = (): void => {
    store.set(dispatchAtom, { kind: 'typed', char: store.get(roundAtom).expected.charAt(0), at: 1000 });
    flushSync(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  };
  return { store, play };
}

test('a result is shown in a render after that of its lines, each time', async () => {
  const { store, play } = aStore();
  render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  );
  for (let round = 0; round < 2; round++) {
    await act(async () => {
      play();
      expect(isShown()).toBe(false);
    });
    expect(isShown()).toBe(true);
    await act(async () => store.set(restartAtom, 1e9));
    expect(isShown()).toBe(false);
  }
});

test('a result is shown in a part that comes late', async () => {
  const { store, play } = aStore();
  let come = (_part: ComponentType): void => {};
  const coming = new Promise<ComponentType>((resolve) => {
    come = resolve;
  });
  function Late() {
    const Part = use(coming);
    return <Part />;
  }
  await act(async () => play());
  await act(async () =>
    render(
      <Provider store={store}>
        <Suspense>
          <Late />
        </Suspense>
      </Provider>,
    ),
  );
  expect(isShown()).toBe(false);
  await act(async () => come(Shown));
  expect(isShown()).toBe(true);
});
