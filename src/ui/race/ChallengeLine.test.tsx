// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { Playback } from '../../core/replay/playback';
import { raceRoundAtom } from '../../state/race/raceAtoms';
import { dispatchAtom } from '../../state/round/roundAtoms';
import { SENT } from '../../testing/challengedPage';
import { eventually } from '../../testing/eventually';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { ChallengeLine } from './ChallengeLine';

afterEach(cleanup);

test('a challenge is a status that stands in the document before its text comes, and only with one', async () => {
  const store = aNewPage(A_SETUP);
  render(
    <Provider store={store}>
      <ChallengeLine />
    </Provider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => store.set(raceRoundAtom, { raced: new Playback(SENT), challenger: 'Ana' }, 0));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  const observer = new MutationObserver(() => {});
  observer.observe(status, { attributes: true });
  await eventually(() => expect(status.textContent).toMatch(/^Ana challenges you: .* caret is Ana\./));
  expect([observer.takeRecords(), screen.getByRole('status')]).toEqual([[], status]);
  act(() => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 }));
  expect(status.ariaLive).toBe('off');
  act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  expect(screen.queryByRole('status')).toBeNull();
});
