// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { OptionGroup } from './OptionControl';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('it says where a chosen keyboard is, and with fingers what the bars of its keys mean', () => {
  const store = aNewPage(A_SETUP);
  render(
    <Provider store={store}>
      <OptionGroup name="keyboard" />
    </Provider>,
  );
  const notes = () => [
    screen.queryByText(/if the window has room/),
    screen.queryByText(/shows which finger/),
  ];
  expect(notes().map(Boolean)).toEqual([false, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'Keys' }));
  expect(notes().map(Boolean)).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'Keys and fingers' }));
  expect(notes().map(Boolean)).toEqual([true, true]);
});
