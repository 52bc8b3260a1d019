// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appliedCss, applySheet, saveSheet } from '../platform/page/chosenSheets';
import { restartAtom } from '../state/next/restartAtom';
import { aNewPage, type Page } from '../testing/page';
import { A_SETUP } from '../testing/rounds';
import { stubSheets } from '../testing/sheets';
import { type SheetChoice, useSheet } from './useSheet';

type Fake = 'jetbrains' | 'plex' | 'atkinson';

let store: Page;
/** What cannot be loaded now, and what is never answered. */
let broken: Set<Fake>;
let unanswered: Set<Fake>;
let made: Fake[];
let noted: Fake[];
let isMissing: boolean;
/** Lets those come that have not been answered. */
let answer: () => void;

const CHOICE: SheetChoice<Fake> = {
  about: 'letters',
  standard: 'jetbrains',
  make: async (chosen) => {
    made.push(chosen);
    if (broken.has(chosen)) throw new Error(`${chosen} cannot be loaded.`);
    if (unanswered.has(chosen)) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    return `:root{--font-words:${chosen}}`;
  },
  noteApplied: (chosen) => noted.push(chosen),
  noteMissing: (isSo) => {
    isMissing = isSo;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  stubSheets();
  localStorage.clear();
  store = aNewPage(A_SETUP);
  broken = new Set();
  unanswered = new Set();
  made = [];
  noted = [];
  isMissing = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page with this choice. Returns how another one is made. */
async function open(first: Fake): Promise<(chosen: Fake) => Promise<void>> {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook(({ chosen }) => useSheet(CHOICE, chosen), {
    wrapper,
    initialProps: { chosen: first },
  });
  await settle();
  return async (chosen) => {
    rerender({ chosen });
    await settle();
  };
}

async function settle(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1));
}

async function nextRound(): Promise<void> {
  await act(async () => store.set(restartAtom, 0));
  await settle();
}

/** The letters that the page is in. */
function wornLetters(): string | undefined {
  return /--font-words:(\w+)/.exec(appliedCss('letters'))?.[1];
}

test('nothing is made, noted or saved where the standard is chosen and applied, however many rounds begin', async () => {
  await open('jetbrains');
  await nextRound();
  expect([made, noted, document.adoptedStyleSheets.length]).toEqual([[], [], 0]);
  expect(localStorage.getItem('letters')).toBeNull();
});

test('what is chosen is applied and saved once, and the rounds after it do not read storage for it', async () => {
  const choose = await open('jetbrains');
  await choose('plex');
  expect([wornLetters(), made, noted]).toEqual(['plex', ['plex'], ['plex']]);
  expect(localStorage.getItem('letters')).toBe(appliedCss('letters'));
  const read = vi.spyOn(Storage.prototype, 'getItem');
  await nextRound();
  expect(read.mock.calls.filter(([key]) => key === 'letters')).toEqual([]);
  expect(made).toEqual(['plex']);
  read.mockRestore();
  await choose('jetbrains');
  expect([appliedCss('letters'), localStorage.getItem('letters'), noted.at(-1)]).toEqual([
    '',
    '',
    'jetbrains',
  ]);
});

test('what could not be loaded is missing no longer once the player has gone back to what is on the page', async () => {
  broken.add('plex');
  const choose = await open('atkinson');
  await choose('plex');
  expect([isMissing, wornLetters()]).toEqual([true, 'atkinson']);
  await choose('atkinson');
  expect([isMissing, wornLetters()]).toEqual([false, 'atkinson']);
  await choose('plex');
  broken.clear();
  await nextRound();
  expect([isMissing, wornLetters()]).toEqual([false, 'plex']);
});

test('nothing is missing where the page has the choice from the last visit and only cannot make it again', async () => {
  await open('plex');
  cleanup();
  broken.add('plex');
  made = [];
  const choose = await open('plex');
  expect([made, isMissing, wornLetters()]).toEqual([['plex'], false, 'plex']);
  broken.add('atkinson');
  await choose('atkinson');
  expect([isMissing, wornLetters()]).toEqual([true, 'plex']);
  await choose('plex');
  expect(isMissing).toBe(false);
  broken.clear();
  await nextRound();
  expect([made.at(-1), isMissing]).toEqual(['plex', false]);
});

test('what another tab saves before the app is there is put on as well', async () => {
  await open('atkinson');
  cleanup();
  const ofOtherTab = appliedCss('letters');
  await open('plex');
  cleanup();
  // The page was painted in Plex; the other tab has chosen since.
  saveSheet('letters', ofOtherTab);
  noted = [];
  await open('atkinson');
  expect([wornLetters(), noted]).toEqual(['atkinson', ['atkinson']]);
});

test('a request that is never answered is told after ten seconds', async () => {
  unanswered.add('plex');
  const choose = await open('jetbrains');
  await choose('plex');
  expect(isMissing).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect([isMissing, wornLetters()]).toEqual([true, undefined]);
});

test('the later choice holds where the earlier one comes after it', async () => {
  unanswered.add('plex');
  const choose = await open('jetbrains');
  await choose('plex');
  await choose('atkinson');
  answer();
  await settle();
  expect([wornLetters(), noted, isMissing]).toEqual(['atkinson', ['atkinson'], false]);
});

test('a saved stylesheet that says nothing of what it is of is made again, and is missing until then', async () => {
  applySheet('letters', ':root{--font-words:plex}');
  broken.add('plex');
  await open('plex');
  expect(isMissing).toBe(true);
  broken.clear();
  await nextRound();
  expect([isMissing, noted]).toEqual([false, ['plex']]);
});
