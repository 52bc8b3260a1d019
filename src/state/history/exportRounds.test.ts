import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RoundsDatabase } from '../../platform/history/RoundsDatabase';
import type { VerifiedRound } from '../../services/history/savedRounds';
import { aNewPage, type Page } from '../../testing/page';
import {
  aNewDevice,
  aPlainRound,
  aVerifiedRound,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { playOn } from '../../testing/sittings';
import { noticeAtom, notifyAtom } from '../page/noticeAtoms';
import { openHistoryAtom } from './historyAtoms';
import { exportCsvAtom, exportRoundsAtom, fileWorkAtom, stopFileWorkAtom } from './historyFileAtoms';
import { storageFactsAtom } from './storageFactsAtoms';
import { noteFinishedRoundAtom } from './unsavedRoundAtoms';

interface Download {
  readonly name: string;
  readonly type: string;
  /** Its bytes as UTF-8, byte order mark and all. */
  readonly text: () => Promise<string>;
}

let page: Page;
let downloads: Download[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 5, 9, 30) });
  aNewDevice();
  page = aNewPage();
  downloads = [];
  saveDownloads();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
}

/** A browser that notes what is downloaded by a click on a link with a file name. */
function saveDownloads() {
  let blob: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:rounds';
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        downloads.push({ name: this.download, type: blob.type, text: () => textOf(blob) });
      },
    }),
  });
}

async function open(...rounds: readonly VerifiedRound[]) {
  await saveOnDevice(...rounds);
  await page.set(openHistoryAtom);
}

describe('all rounds in one file', () => {
  test('are in it as they were played, oldest first, and its name has the date', async () => {
    await open(aVerifiedRound({ minute: 2, wasRaced: true }), aVerifiedRound({ minute: 1 }));
    await page.set(exportRoundsAtom);
    expect(downloads).toMatchObject([{ name: 'thirty-rounds-2026-11-05.json', type: 'application/json' }]);
    const file = JSON.parse((await downloads[0]?.text()) ?? '');
    expect(file).toMatchObject({
      format: 'thirty-rounds',
      exportedAt: new Date(Date.now()).toISOString(),
      best: 0,
    });
    expect(file.settings).toEqual({});
    expect(file.rounds).toEqual([aPlainRound({ minute: 1 }), aPlainRound({ minute: 2, wasRaced: true })]);
    expect(page.get(fileWorkAtom)).toEqual({ step: 'written', rounds: 2, unreadable: 0, wordsNotLoaded: 0 });
  });

  test('no longer count as rounds that exist on this device only', async () => {
    const { saved, summary } = aVerifiedRound();
    await new RoundsDatabase().save([{ saved, summary }], 'played');
    await page.set(openHistoryAtom);
    page.set(notifyAtom, 'exportDue');
    await page.set(exportRoundsAtom);
    expect(page.get(storageFactsAtom)?.exported).toEqual({ lastAt: Date.now(), playedSince: 0 });
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('that cannot be read are counted and left out, wherever they are', async () => {
    const rounds = Array.from({ length: 502 }, (_, minute) => aVerifiedRound({ minute, events: [[0, 'b']] }));
    await open(...rounds);
    const [first, last] = [rounds[0]?.saved, rounds[501]?.saved];
    await storeContents('rounds', (store) => {
      for (const saved of [first, last]) store.put({ ...saved, recording: 1 });
    });
    const steps: unknown[] = [];
    page.sub(fileWorkAtom, () => steps.push(page.get(fileWorkAtom)));
    await page.set(exportRoundsAtom);
    expect(steps).toEqual([
      { step: 'writing', done: 0, total: 502 },
      { step: 'writing', done: 500, total: 502 },
      { step: 'written', rounds: 500, unreadable: 2, wordsNotLoaded: 0 },
    ]);
    expect(JSON.parse((await downloads[0]?.text()) ?? '').rounds).toHaveLength(500);
  });

  test('have those with them that could not be saved', async () => {
    await open(aVerifiedRound({ minute: 1 }));
    const { round } = aVerifiedRound({ minute: 2 });
    playOn(page, round);
    page.set(noteFinishedRoundAtom);
    await page.set(exportRoundsAtom);
    const { rounds } = JSON.parse((await downloads[0]?.text()) ?? '');
    expect(rounds).toHaveLength(2);
    expect(rounds[1]).toMatchObject({ seed: round.setup.seed, wordList: round.setup.wordList });
    expect(page.get(fileWorkAtom)).toMatchObject({ step: 'written', rounds: 2, unreadable: 0 });
  });

  test('may be no rounds', async () => {
    await page.set(exportRoundsAtom);
    expect(JSON.parse((await downloads[0]?.text()) ?? '').rounds).toEqual([]);
    expect(page.get(fileWorkAtom)).toEqual({ step: 'written', rounds: 0, unreadable: 0, wordsNotLoaded: 0 });
  });

  test('are not downloaded if the export was stopped', async () => {
    await open(aVerifiedRound());
    const exporting = page.set(exportRoundsAtom);
    page.set(stopFileWorkAtom);
    await exporting;
    expect(downloads).toEqual([]);
    expect(page.get(fileWorkAtom)).toBeNull();
  });

  test('are not downloaded if the database cannot be read', async () => {
    await open(aVerifiedRound());
    await denyDatabase();
    await page.set(exportRoundsAtom);
    expect(downloads).toEqual([]);
    expect(page.get(fileWorkAtom)).toBeNull();
  });
});

test('a table has the lines made from the list, with the line ends of spreadsheets', async () => {
  await open(aVerifiedRound({ minute: 1 }), aVerifiedRound({ minute: 2 }));
  page.set(exportCsvAtom, (listed) => ['id', ...listed.map(({ id }) => id)]);
  expect(downloads).toMatchObject([{ name: 'thirty-rounds-2026-11-05.csv', type: 'text/csv' }]);
  const ids = [2, 1].map((minute) => aVerifiedRound({ minute }).saved.id);
  expect(await downloads[0]?.text()).toBe(`\uFEFFid\r\n${ids.join('\r\n')}\r\n`);
});

test('a table of no rounds has only its header', async () => {
  page.set(exportCsvAtom, (listed) => ['id', ...listed.map(({ id }) => id)]);
  expect(await downloads[0]?.text()).toBe('\uFEFFid\r\n');
});
