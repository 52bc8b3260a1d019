// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { openHistoryAtom } from '../../state/history/historyAtoms';
import { listedRoundsAtom } from '../../state/history/listedRoundAtoms';
import { beginAtom } from '../../state/round/roundAtoms';
import { eventually } from '../../testing/eventually';
import { A_SETUP } from '../../testing/rounds';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { SavedRoundView } from './SavedRoundView';

beforeEach(aNewDevice);

test('trying again to show a round says that it is loading; a second failure is announced again', async () => {
  const page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  await saveOnDevice(aVerifiedRound());
  await page.set(openHistoryAtom);
  const [listed] = page.get(listedRoundsAtom) ?? [];
  if (!listed) throw new Error('The round has not been saved.');
  const { container } = render(
    <Provider store={page}>
      <SavedRoundView shown={{ listed, round: 'wordsNotLoaded' }} />
    </Provider>,
  );
  const first = screen.getByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const said = () => container.querySelector('[aria-live]')?.textContent;
  expect(said()).toContain('Loading');
  expect(screen.queryByRole('alert')).toBeNull();
  await eventually(() => expect(screen.getByRole('alert').textContent).toBe(first.textContent));
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(said()).toBe('');
});
