// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { act, Profiler, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatchAtom } from '../../state/round/roundAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { TimeHeading } from './TimeHeading';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A heading over a round whose first key came at 1000 ms. */
function aHeading() {
  const store = aNewPage(A_SETUP);
  store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  let renders = 0;
  render(
    <Provider store={store}>
      <Profiler id="time" onRender={() => renders++}>
        <TimeHeading />
      </Profiler>
    </Provider>,
  );
  return {
    store,
    tick: (at: number) => act(() => store.set(dispatchAtom, { kind: 'ticked', at })),
    text: () => screen.getByRole('heading').textContent,
    renders: () => renders,
  };
}

test('a new second is shown without React', () => {
  const heading = aHeading();
  const before = heading.renders();
  heading.tick(4000);
  expect(heading.text()).toBe('Time: 27');
  expect(heading.renders()).toBe(before);
});

test('a heading that is made in mid-round has the second of the round from the start', () => {
  const heading = aHeading();
  heading.tick(6000);
  const html = renderToString(
    <Provider store={heading.store}>
      <TimeHeading />
    </Provider>,
  );
  expect(html).toContain('>25</span>');
});

test('a second that passes before the heading listens is shown', () => {
  const heading = aHeading();
  cleanup();
  function Passing() {
    useLayoutEffect(() => heading.store.set(dispatchAtom, { kind: 'ticked', at: 6000 }), []);
    return null;
  }
  render(
    <Provider store={heading.store}>
      <Passing />
      <TimeHeading />
    </Provider>,
  );
  expect(heading.text()).toBe('Time: 25');
});

test('a translator that has put an element around the figure is outlived', () => {
  const heading = aHeading();
  const figure = document.querySelector('[data-part="time"]');
  const font = document.createElement('font');
  font.append(...(figure?.childNodes ?? []));
  figure?.append(font);
  heading.tick(3000);
  expect(heading.text()).toBe('Time: 28');
  heading.tick(4000);
  expect(heading.text()).toBe('Time: 27');
});
