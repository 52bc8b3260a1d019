// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { type DatabaseTrouble, noteDatabaseTroubleAtom } from '../../state/database/databaseAtoms';
import { RoundsMessages } from './RoundsMessages';

afterEach(cleanup);

test.each<[DatabaseTrouble, boolean]>([
  ['closed', true],
  ['unanswered', true],
  ['newer', true],
  ['blocked', false],
  ['denied', false],
  ['full', false],
])('a database that is %s: whether a reload is offered is %s', (trouble, isOffered) => {
  const store = createStore();
  store.set(noteDatabaseTroubleAtom, trouble);
  render(
    <Provider store={store}>
      <RoundsMessages />
    </Provider>,
  );
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.queryByRole('button', { name: 'Reload' }) !== null).toBe(isOffered);
});
