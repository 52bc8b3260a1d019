import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SUMMARY_VERSION } from '../../core/history/summary';
import { listingOf } from '../../platform/history/databaseSchema';
import { aHistoryPage, type HistoryPage, idsOf, listedIds } from '../../testing/historyPage';
import { A_SETUP } from '../../testing/rounds';
import {
  aVerifiedRound,
  aVerifiedRoundOver,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { aWordsHost } from '../../testing/wordsHost';
import { databaseTroubleAtom } from '../database/databaseAtoms';
import {
  closeHistoryAtom,
  damagedRoundsAtom,
  listRoundsAtom,
  noteDamagedShownAtom,
  openHistoryAtom,
} from './historyAtoms';
import { listedRoundsAtom } from './listedRoundAtoms';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });
const THIRD = aVerifiedRound({ minute: 3 });

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const list = () => listedIds(page);

describe('the list of rounds', () => {
  test('is rebuilt where a round has no listing', async () => {
    await saveOnDevice(FIRST, SECOND, THIRD);
    await storeContents('listed', (store) => store.delete(SECOND.saved.id));
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(THIRD, SECOND, FIRST));
    expect(await storeContents('listed')).toHaveLength(3);
  });

  test('is rebuilt where another version wrote a listing, which is shown until then', async () => {
    const before = { ...FIRST.summary, total: 99, version: SUMMARY_VERSION + 1 };
    await saveOnDevice(FIRST);
    await storeContents('listed', (store) => store.put(listingOf(FIRST.saved, before)));
    const seen: (number | undefined)[] = [];
    page.sub(listedRoundsAtom, () => seen.push(page.get(listedRoundsAtom)?.[0]?.summary.total));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([99, FIRST.summary.total]);
    expect(await storeContents('listed')).toEqual([listingOf(FIRST.saved, FIRST.summary)]);
  });

  test('is set once if nothing has to be rebuilt', async () => {
    const other = listingOf(FIRST.saved, { ...FIRST.summary, total: 99 });
    await saveOnDevice(FIRST);
    await storeContents('listed', (store) => store.put(other));
    const seen: (number | undefined)[] = [];
    page.sub(listedRoundsAtom, () => seen.push(page.get(listedRoundsAtom)?.[0]?.summary.total));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([99]);
  });

  test('is not shown as empty while all of it is rebuilt', async () => {
    await saveOnDevice(FIRST);
    await storeContents('listed', (store) => store.clear());
    const seen: unknown[] = [];
    page.sub(listedRoundsAtom, () => seen.push(list()));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([idsOf(FIRST)]);
  });

  test('is rebuilt for hundreds of rounds; damaged ones are counted and quarantined', async () => {
    const many = Array.from({ length: 201 }, (_, minute) => aVerifiedRound({ minute, events: [[0, 'b']] }));
    await saveOnDevice(...many);
    const bad = [many[0], many[200]].map((one) => one?.saved.id as string);
    await storeContents('rounds', (store) => {
      for (const id of bad) store.put({ ...FIRST.saved, id, recording: 1 });
    });
    await storeContents('listed', (store) => store.clear());
    await page.set(openHistoryAtom);
    expect(list()).toHaveLength(199);
    expect(page.get(damagedRoundsAtom)).toBe(2);
    expect(await storeContents('aside')).toMatchObject(bad.map((id) => ({ id })));
    await page.set(noteDamagedShownAtom);
    await page.set(openHistoryAtom);
    expect(page.get(damagedRoundsAtom)).toBe(0);
  });

  test('is rebuilt without a message to all tabs: the rounds stay the same', async () => {
    await saveOnDevice(FIRST, aVerifiedRoundOver('other-1'));
    await storeContents('listed', (store) => store.clear());
    const postMessage = vi.fn();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = postMessage;
        close() {}
      },
    );
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(FIRST));
    expect(await storeContents('listed')).toHaveLength(1);
    expect(postMessage).not.toHaveBeenCalled();
    await saveOnDevice(SECOND);
    expect(postMessage).toHaveBeenCalledOnce();
  });

  describe('with a damaged round, and one whose words are loading', () => {
    let come: () => void;
    let reading: Promise<void>;
    beforeEach(async () => {
      await saveOnDevice(FIRST, aVerifiedRoundOver('french-common-1'));
      await storeContents('rounds', (store) => store.put({ ...FIRST.saved, recording: 1 }));
      await storeContents('listed', (store) => store.clear());
      const host = aWordsHost({ 'french-common-1': A_SETUP.words.join(' ') });
      come = host.hold('french-common.json');
      reading = page.set(listRoundsAtom);
      await host.asked('french-common.json');
    });
    afterEach(() => vi.unstubAllGlobals());

    test('has that one once they are loaded', async () => {
      come();
      await reading;
      expect(list()).toHaveLength(1);
    });

    test('is not shown if it was closed meanwhile', async () => {
      page.set(closeHistoryAtom);
      come();
      await reading;
      expect(list()).toBeUndefined();
      // It has been put aside all the same, and the list says so when it is opened again.
      expect(page.get(damagedRoundsAtom)).toBe(1);
      await page.set(openHistoryAtom);
      expect(page.get(damagedRoundsAtom)).toBe(1);
    });

    test('says why if the database is gone when they are loaded', async () => {
      await denyDatabase();
      come();
      await reading;
      expect(page.get(databaseTroubleAtom)).toBe('denied');
    });
  });

  test('leaves a round alone whose words cannot be loaded now', async () => {
    await saveOnDevice(FIRST, aVerifiedRoundOver('other-1'));
    await storeContents('listed', (store) => store.clear());
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(FIRST));
    expect(page.get(damagedRoundsAtom)).toBe(0);
    expect(await storeContents('rounds')).toHaveLength(2);
  });
});
