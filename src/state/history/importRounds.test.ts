import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { ROUNDS_FILE_END, roundsFileLines, roundsFileStart } from '../../platform/history/roundsFile';
import { verifyQueuedRound } from '../../services/history/savedRounds';
import { FakeWorker } from '../../testing/fakeWorker';
import { aNewPage, type Page } from '../../testing/page';
import { earlierHex, findEnglish, fromHex, PLAIN_EXAMPLE } from '../../testing/recordings';
import { aNewDevice, aPlainRound, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { whenAtom } from '../../testing/whenAtom';
import { databaseTroubleAtom, noteDatabaseTroubleAtom } from '../database/databaseAtoms';
import { closeHistoryAtom, openHistoryAtom } from './historyAtoms';
import { addImportedRoundsAtom, fileWorkAtom, readImportFileAtom } from './historyFileAtoms';
import { storageFactsAtom } from './storageFactsAtoms';

let page: Page;
beforeEach(async () => {
  aNewDevice();
  vi.stubGlobal('navigator', {});
  page = aNewPage();
  await page.set(openHistoryAtom);
  page.set(noteDatabaseTroubleAtom, 'full');
});

afterEach(() => vi.unstubAllGlobals());

const FILE_START = roundsFileStart({ exportedAt: '2026-11-21T18:02:11.000Z', settings: {}, best: 0 });
const ABOUT = {
  playedAt: Date.parse(PLAIN_EXAMPLE.playedAt),
  stalls: { count: 0, longestMs: 0 },
  wasHidden: false,
};

/** Imports a file with this round. Resolves when the import is over. */
async function importRound() {
  page.set(
    readImportFileAtom,
    new Blob([FILE_START, roundsFileLines([aPlainRound()], true), ROUNDS_FILE_END]),
  );
  await whenAtom(page, fileWorkAtom, (work) => work?.step === 'read');
  const before = page.get(storageFactsAtom);
  page.set(addImportedRoundsAtom);
  await whenAtom(page, fileWorkAtom, (work) => work?.step === 'added');
  // Read last, after the list.
  await whenAtom(page, storageFactsAtom, (facts) => facts !== before);
}

test('adding rounds clears the message that there is no room', async () => {
  await importRound();
  expect(page.get(databaseTroubleAtom)).toBeNull();
});

test('a file without new rounds does not clear the message that there is no room', async () => {
  await saveOnDevice(aVerifiedRound());
  await importRound();
  expect(page.get(databaseTroubleAtom)).toBe('full');
});

test('a round that was saved before recordings had fields is here already, and one of the same moment is not', async () => {
  const earlier = verifyQueuedRound({ ...ABOUT, recording: fromHex(earlierHex()) }, findEnglish);
  if (typeof earlier !== 'object') throw new Error('It cannot be read.');
  await saveOnDevice(earlier);
  const lines = roundsFileLines([PLAIN_EXAMPLE, { ...PLAIN_EXAMPLE, byEar: true }], true);
  page.set(readImportFileAtom, new Blob([FILE_START, lines, ROUNDS_FILE_END]));
  await whenAtom(page, fileWorkAtom, (now) => now?.step === 'read');
  expect(page.get(fileWorkAtom)).toMatchObject({ found: { fresh: 1, here: 1 } });
});

test('the page is told of added rounds, though the worker that has added them is gone before it could tell', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('BroadcastChannel', undefined);
  page.set(closeHistoryAtom);
  const onChange = vi.fn();
  onTestFinished(watchRoundsChanges(onChange));
  const tell = (rounds: number) => {
    page.set(readImportFileAtom, new Blob([]));
    FakeWorker.last.onmessage?.({ data: { step: 'added', rounds, of: 2, best: 0 } });
    vi.advanceTimersByTime(1000);
  };
  tell(0);
  expect(onChange).not.toHaveBeenCalled();
  tell(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});
