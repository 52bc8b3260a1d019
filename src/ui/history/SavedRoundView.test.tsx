// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { openHistoryAtom } from '../../state/history/historyAtoms';
import { listedRoundsAtom } from '../../state/history/listedRoundAtoms';
import { eventually } from '../../testing/eventually';
import { aNewPage } from '../../testing/page';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { SavedRoundView } from './SavedRoundView';

beforeEach(aNewDevice);

test('trying again to show a round says that it is loading; a second failure is announced again', async () => {
  const page = aNewPage();
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
