// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Options } from '../../core/options/options';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { DurationOption } from './DurationOption';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The option, with `Other` picked. */
function pickOther() {
  const store = aNewPage(A_SETUP);
  render(
    <Provider store={store}>
      <DurationOption />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Other' }));
  return {
    seconds: () => screen.queryByRole<HTMLInputElement>('spinbutton', { name: 'Seconds' }),
    isChosen: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked,
    chooseElsewhere: (chosen: Partial<Options>) =>
      act(() => store.set(optionsAtom, { ...store.get(optionsAtom), ...chosen })),
  };
}

test('a number of words chosen elsewhere takes the place of a time of one’s own', () => {
  const { seconds, isChosen, chooseElsewhere } = pickOther();
  expect(seconds()).toBeTruthy();
  chooseElsewhere({ wordLimit: 12 });
  expect(seconds()).toBeNull();
  expect(isChosen('12 words')).toBe(true);
  chooseElsewhere({ wordLimit: undefined });
  expect(isChosen('30 s')).toBe(true);
});

test('so does another time chosen elsewhere', () => {
  const { seconds, isChosen, chooseElsewhere } = pickOther();
  chooseElsewhere({ seconds: 60 });
  expect(seconds()).toBeNull();
  expect(isChosen('60 s')).toBe(true);
  chooseElsewhere({ seconds: 30 });
  expect(isChosen('30 s')).toBe(true);
});

test('a usual number of seconds that is typed leaves the field where it is', () => {
  const { seconds, isChosen } = pickOther();
  const field = seconds() as HTMLInputElement;
  fireEvent.change(field, { target: { value: '60' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(seconds()).toBe(field);
  expect(isChosen('Other')).toBe(true);
});

test('a duration that is refused gives way to the one that is chosen elsewhere', () => {
  const { seconds, chooseElsewhere } = pickOther();
  const field = seconds() as HTMLInputElement;
  // There from the start, as a region that is announced must be.
  const region = document.querySelector('[aria-live]');
  expect(region?.textContent).toBe('');
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.blur(field);
  expect(region?.textContent).toBe('A whole number from 5 to 600.');
  chooseElsewhere({ seconds: 90 });
  expect(seconds()?.value).toBe('90');
  expect(region?.textContent).toBe('');
});

test('the group of radio buttons has nothing else in it', () => {
  const { seconds } = pickOther();
  const group = screen.getByRole('radiogroup', { name: 'Time' });
  expect(group.querySelectorAll('input:not([type=radio])')).toHaveLength(0);
  expect(seconds()).toBeTruthy();
});
