// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { notifyAtom } from '../../state/page/noticeAtoms';
import { dispatchAtom, isTakenOverAtom } from '../../state/round/roundAtoms';
import { aNewPage } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { NoticeLine } from './NoticeLine';
import { NOTICES } from './notices';

afterEach(cleanup);

test('a message that comes during a round is shown, but not announced', () => {
  const store = aNewPage(A_SETUP);
  store.set(isTakenOverAtom, true);
  const { container } = render(
    <Provider store={store}>
      <NoticeLine />
    </Provider>,
  );
  const region = container.querySelector('[aria-live]');
  expect(region?.ariaLive).toBe('polite');
  act(() => store.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 }));
  expect(region?.ariaLive).toBe('off');
  act(() => store.set(notifyAtom, 'damaged'));
  expect(region?.contains(screen.getByText(i18n._(NOTICES.damaged)))).toBe(true);
  act(() => store.set(dispatchAtom, { kind: 'ticked', at: 1e9 }));
  expect(region?.ariaLive).toBe('polite');
});
