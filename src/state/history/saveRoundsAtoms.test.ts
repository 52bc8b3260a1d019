// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RoundSetup } from '../../core/round/roundSetup';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { parseQueuedRound, queuedKeys, queuedText, queueRound } from '../../platform/history/queuedRounds';
import { idsOf, listedIds } from '../../testing/historyPage';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import {
  aNewDevice,
  aPlainRound,
  aVerifiedRound,
  aVerifiedRoundOver,
  denyDatabase,
  failWrites,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { fillStorage } from '../../testing/storage';
import { aWordsHost } from '../../testing/wordsHost';
import { databaseTroubleAtom } from '../database/databaseAtoms';
import { restartAtom } from '../next/restartAtom';
import { noticeAtom, notifyAgainAtom, notifyAtom } from '../page/noticeAtoms';
import { beginAtom, dispatchAtom } from '../round/roundAtoms';
import { openHistoryAtom, saveQueuedRoundsAtom } from './historyAtoms';
import { saveRoundsAtom, waitingRoundsAtom } from './saveRoundsAtoms';
import { noteFinishedRoundAtom, queueUnsavedRoundsAtom, unsavedRoundsAtom } from './unsavedRoundAtoms';

let page: Page;
let timesAsked: number;
let granted: Promise<void>;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  page = aNewPage();
  timesAsked = 0;
  // A browser that grants persistent storage without a prompt.
  granted = new Promise((resolve) => {
    Object.assign(navigator, {
      permissions: {
        query: async () => {
          timesAsked++;
          return { state: 'granted' };
        },
      },
      storage: {
        persisted: async () => false,
        persist: async () => {
          resolve();
          return true;
        },
      },
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Plays a round with so many keys, all of them wrong, so that it sets no best. */
function play(keys: number, setup?: RoundSetup) {
  if (setup) page.set(beginAtom, setup);
  else page.set(restartAtom, 0);
  for (let key = 0; key < keys; key++) {
    page.set(dispatchAtom, { kind: 'typed', char: '1', at: 1000 + key });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom);
}

const saveRounds = () => page.set(saveRoundsAtom, 'all');
const quarantined = () =>
  Object.keys(localStorage)
    .filter((key) => key.includes('.aside.'))
    .map((key) => localStorage.getItem(key));

describe('rounds that have been played', () => {
  test('are saved, once, as rounds that exist on this device only', async () => {
    play(3);
    play(5);
    await saveRounds();
    await saveRounds();
    // In any order: both ended at the same moment.
    const totals = ((await storeContents('listed')) as ListedRound[]).map(({ summary }) => summary.total);
    expect(totals.sort()).toEqual([3, 5]);
    expect(await storeContents('facts')).toEqual([2]);
    expect(page.get(unsavedRoundsAtom)).toEqual([]);
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('are saved with and without queued rounds', async () => {
    play(3);
    await page.set(saveRoundsAtom, 'none');
    expect(await storeContents('rounds')).toHaveLength(1);
  });

  test('make the page ask for persistent storage once a visit', async () => {
    await saveRounds();
    expect(timesAsked).toBe(0);
    play(3);
    await saveRounds();
    play(5);
    await saveRounds();
    await granted;
    expect(timesAsked).toBe(1);
  });

  test('are queued if there is no database, with a notice', async () => {
    await denyDatabase();
    play(3);
    await saveRounds();
    expect(page.get(unsavedRoundsAtom)).toHaveLength(1);
    expect(queuedKeys()).toHaveLength(1);
    expect(page.get(noticeAtom)).toBe('roundsNotSaved');
    expect(timesAsked).toBe(0);
    aNewDevice();
    await saveRounds();
    expect(await storeContents('rounds')).toHaveLength(1);
    expect([queuedKeys(), page.get(noticeAtom)]).toEqual([[], null]);
  });

  test('are saved although their words are not loaded', async () => {
    play(4, { ...A_SETUP, wordList: 'greek-common-1' });
    await saveRounds();
    expect(await storeContents('listed')).toMatchObject([
      { summary: { wordList: 'greek-common-1', total: 4 } },
    ]);
    expect([quarantined(), page.get(noticeAtom)]).toEqual([[], null]);
  });

  test('are quarantined if they cannot be recorded, while others are saved', async () => {
    play(4, { ...A_SETUP, wordList: 'No list has such a name' });
    play(3);
    await saveRounds();
    expect(await storeContents('listed')).toMatchObject([{ summary: { total: 3 } }]);
    expect(quarantined()).toEqual([expect.stringContaining('"wordList":"No list has such a name"')]);
    expect(page.get(unsavedRoundsAtom)).toEqual([]);
    expect(page.get(noticeAtom)).toBe('damaged');
  });

  test('that could not be written are told of until one can: none to write is no sign of it', async () => {
    page.set(notifyAgainAtom, 'roundsNotSaved', 'unsaved');
    play(4, { ...A_SETUP, wordList: 'No list has such a name' });
    await page.set(saveRoundsAtom, 'none');
    page.set(noticeAtom, null);
    page.set(notifyAtom, 'roundsNotSaved', 'unsaved');
    // It has been shown, and has not come right.
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('cause advice to export after fifty that exist on this device only', async () => {
    for (let round = 1; round < 50; round++) play(1);
    await saveRounds();
    expect(page.get(noticeAtom)).toBeNull();
    play(1);
    await saveRounds();
    expect(page.get(noticeAtom)).toBe('exportDue');
    page.set(noticeAtom, null);
    play(1);
    await saveRounds();
    expect(page.get(noticeAtom)).toBeNull();
  });
});

describe('where nothing can be saved', () => {
  test('the waiting rounds of this visit and of earlier ones are there, each once', async () => {
    await denyDatabase();
    queueRound(aVerifiedRound({ minute: 1 }).saved);
    play(3);
    await page.set(saveRoundsAtom, 'none');
    expect(queuedKeys()).toHaveLength(2);
    const waiting = await page.set(waitingRoundsAtom);
    expect(waiting).toHaveLength(2);
    expect(waiting.map(({ id }) => id)).toContain(aVerifiedRound({ minute: 1 }).saved.id);
  });
});

describe('a round queued by another visit', () => {
  test('is saved and leaves the queue', async () => {
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(await storeContents('rounds')).toMatchObject([{ id: aVerifiedRound().saved.id }]);
    expect(queuedKeys()).toEqual([]);
    expect(quarantined()).toEqual([]);
  });

  test('is saved once, even if it was saved before', async () => {
    await saveOnDevice(aVerifiedRound());
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(await storeContents('rounds')).toHaveLength(1);
    expect(queuedKeys()).toEqual([]);
  });

  test('does not delay the rounds of this visit while its words are loading', async () => {
    const host = aWordsHost({});
    const letGo = host.hold('french-common.json');
    queueRound(aVerifiedRoundOver('french-common-1').saved);
    play(3);
    const saving = saveRounds();
    await host.asked('french-common.json');
    expect(host.requested).toEqual(['french-common.json']);
    expect(await storeContents('listed')).toMatchObject([{ summary: { total: 3 } }]);
    letGo();
    await saving;
  });

  test('stays queued while its words cannot be loaded, which is tried once for all', async () => {
    const host = aWordsHost({});
    host.missing.add('french-common.json');
    for (const minute of [1, 2])
      queueRound(aVerifiedRoundOver('french-common-1', A_SETUP.words, { minute }).saved);
    await saveRounds();
    expect(host.requested).toEqual(['french-common.json']);
    expect(queuedKeys()).toHaveLength(2);
  });

  test('joins the list of rounds as soon as its words are loaded', async () => {
    const host = aWordsHost({ 'french-common-1': A_SETUP.words.join(' ') });
    const letGo = host.hold('french-common.json');
    await saveOnDevice(aVerifiedRound({ minute: 1 }));
    queueRound(aVerifiedRoundOver('french-common-1').saved);
    await page.set(openHistoryAtom);
    const saving = page.set(saveQueuedRoundsAtom);
    await host.asked('french-common.json');
    expect(host.requested).toEqual(['french-common.json']);
    expect(listedIds(page)).toHaveLength(1);
    letGo();
    expect(await saving).toBe(true);
    expect(listedIds(page)).toEqual(
      idsOf(aVerifiedRound({ minute: 1 }), aVerifiedRoundOver('french-common-1')),
    );
  });

  test('is not waited for by a closed list, nor counted as saved while its words are missing', async () => {
    expect(await page.set(saveQueuedRoundsAtom)).toBe(false);
    const host = aWordsHost({ 'french-common-1': A_SETUP.words.join(' ') });
    host.missing.add('french-common.json');
    queueRound(aVerifiedRoundOver('french-common-1').saved);
    expect(await page.set(saveQueuedRoundsAtom)).toBe(false);
    host.missing.clear();
    expect(await page.set(saveQueuedRoundsAtom)).toBe(true);
    expect(listedIds(page)).toBeUndefined();
    expect(await storeContents('rounds')).toHaveLength(1);
  });

  test('counts towards the advice to export', async () => {
    for (let minute = 0; minute < 50; minute++) queueRound(aVerifiedRound({ minute }).saved);
    await saveRounds();
    expect(page.get(noticeAtom)).toBe('exportDue');
  });

  test('stays queued where only the rounds of this visit are saved', async () => {
    queueRound(aVerifiedRound().saved);
    play(3);
    await page.set(saveRoundsAtom, 'none');
    expect(queuedKeys()).toHaveLength(1);
  });

  test('stays queued if there is no room, which stays known', async () => {
    failWrites('QuotaExceededError');
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(queuedKeys()).toHaveLength(1);
    expect(page.get(databaseTroubleAtom)).toBe('full');
  });

  test('is saved alone if there is no room for what it shows of pairs', async () => {
    failWrites('QuotaExceededError', (store, key) => store === 'practice' && key === 'pairs');
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(queuedKeys()).toEqual([]);
    expect(await storeContents('rounds')).toHaveLength(1);
    expect(page.get(databaseTroubleAtom)).toBeNull();
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('stays queued if there is no database', async () => {
    await denyDatabase();
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(queuedKeys()).toHaveLength(1);
    expect(page.get(noticeAtom)).toBe('roundsNotSaved');
    // The rounds of this visit are another matter.
    await page.set(saveRoundsAtom, 'none');
    expect(page.get(noticeAtom)).toBe('roundsNotSaved');
    aNewDevice();
    await saveRounds();
    expect([queuedKeys(), page.get(noticeAtom)]).toEqual([[], null]);
  });

  test('is told of as one of too many until there are fewer', async () => {
    for (let minute = 0; minute < 190; minute++) queueRound(aVerifiedRound({ minute }).saved);
    page.set(queueUnsavedRoundsAtom);
    expect(page.get(noticeAtom)).toBe('queueNearlyFull');
    await denyDatabase();
    await saveRounds();
    page.set(notifyAgainAtom, 'queueNearlyFull');
    aNewDevice();
    await saveRounds();
    expect([queuedKeys(), page.get(noticeAtom)]).toEqual([[], 'exportDue']);
  });

  test('waits for its words: that one could not be written is told until one can', async () => {
    const host = aWordsHost({});
    host.missing.add('french-common.json');
    await denyDatabase();
    queueRound(aVerifiedRound().saved);
    await saveRounds();
    expect(page.get(noticeAtom)).toBe('roundsNotSaved');
    localStorage.clear();
    queueRound(aVerifiedRoundOver('french-common-1').saved);
    await saveRounds();
    expect(page.get(noticeAtom)).toBe('roundsNotSaved');
    // Another tab has saved it.
    localStorage.clear();
    await saveRounds();
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('stays queued for a version that has its words', async () => {
    queueRound(aVerifiedRoundOver('later-1').saved);
    await saveRounds();
    expect(await storeContents('rounds')).toEqual([]);
    expect(parseQueuedRound(queuedText(queuedKeys()[0] ?? ''))).not.toBeNull();
    expect(quarantined()).toEqual([]);
  });

  const entryOf = (recording: string): string =>
    JSON.stringify({
      version: 1,
      playedAt: 0,
      recording,
      stalls: { count: 0, longestMs: 0 },
      wasHidden: false,
    });

  test.each([
    ['no JSON', '{"playedAt":'],
    ['no round', '{"playedAt":"2026-11-21T18:02:11.000Z"}'],
    ['in the form of a preview', JSON.stringify(aPlainRound())],
    ['damaged', entryOf('VAEA')],
  ])('that is %s is quarantined unchanged, which is said', async (_, text) => {
    localStorage.setItem('waitingRound:2026.1', text);
    await saveRounds();
    expect(queuedKeys()).toEqual([]);
    expect(quarantined()).toEqual([text]);
    expect(page.get(noticeAtom)).toBe('damaged');
    expect(await storeContents('rounds')).toEqual([]);
  });

  test.each([
    ['in a form', JSON.stringify({ version: 2, round: 'of another kind' })],
    // Version 200 of recordings.
    ['with a recording', entryOf('VMgA')],
  ])('%s of a newer version stays queued for it, and nothing is said', async (_, text) => {
    localStorage.setItem('waitingRound:2026.1', text);
    await saveRounds();
    expect(queuedText('waitingRound:2026.1')).toBe(text);
    expect(quarantined()).toEqual([]);
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('that cannot be read stays if there is no room to quarantine it', async () => {
    localStorage.setItem('waitingRound:2026.1', '{"seed":');
    fillStorage();
    await saveRounds();
    expect(queuedText('waitingRound:2026.1')).toBe('{"seed":');
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('that another tab has removed meanwhile leaves nothing behind', async () => {
    queueRound(aVerifiedRound().saved);
    const saving = saveRounds();
    localStorage.clear();
    await saving;
    expect(localStorage).toHaveLength(0);
    expect(page.get(noticeAtom)).toBeNull();
  });
});
