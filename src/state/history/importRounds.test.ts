import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginRoundsFile, linesOfRounds, ROUNDS_FILE_END } from '../../platform/history/roundsFile';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import { aNewDevice, aPlainRound, aReadyRound, keepOnDevice } from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { beginAtom } from '../round/roundAtoms';
import { databaseTroubleAtom, noteDatabaseTroubleAtom } from './databaseAtoms';
import { openHistoryAtom } from './historyAtoms';
import { addReadRoundsAtom, fileWorkAtom, readFileAtom } from './historyFileAtoms';

let page: ReturnType<typeof createStore>;
beforeEach(async () => {
  aNewDevice();
  vi.stubGlobal('navigator', {});
  page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  await page.set(openHistoryAtom);
  page.set(noteDatabaseTroubleAtom, 'full');
});

afterEach(() => vi.unstubAllGlobals());

/** Imports a file with the round that this is, and comes back when it is over. */
async function importRound() {
  const header = beginRoundsFile({ exportedAt: '2026-11-21T18:02:11.000Z', settings: {}, best: 0 });
  page.set(readFileAtom, new Blob([header, linesOfRounds([aPlainRound()], true), ROUNDS_FILE_END]));
  await vi.waitFor(() => expect(page.get(fileWorkAtom)?.step).toBe('read'));
  page.set(addReadRoundsAtom);
  await vi.waitFor(() => expect(page.get(fileWorkAtom)?.step).toBe('added'));
}

test('once rounds have been added there is room again, and nobody is told otherwise', async () => {
  await importRound();
  expect(page.get(databaseTroubleAtom)).toBeNull();
});

test('a file that brings nothing new says nothing of the room there is', async () => {
  await keepOnDevice(aReadyRound());
  await importRound();
  expect(page.get(databaseTroubleAtom)).toBe('full');
});
