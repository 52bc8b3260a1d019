import { beforeEach, describe, expect, test } from 'vitest';
import { aHistoryPage, type HistoryPage, idsOf, listedIds } from '../../testing/historyPage';
import { aVerifiedRound, denyDatabase, saveOnDevice, storeContents } from '../../testing/savedRounds';
import { noticeAtom, notifyAtom } from '../page/noticeAtoms';
import {
  deleteAllRoundsAtom,
  deletedRoundsAtom,
  deleteRoundAtom,
  restoreRoundAtom,
} from './deletedRoundAtoms';
import { closeHistoryAtom, openHistoryAtom } from './historyAtoms';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });
const THIRD = aVerifiedRound({ minute: 3 });

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const list = () => listedIds(page);

describe('a deleted round', () => {
  beforeEach(async () => {
    await saveOnDevice(FIRST, SECOND, THIRD);
    await page.set(openHistoryAtom);
  });

  test('is gone from the list and the device, and the others stay', async () => {
    await page.set(deleteRoundAtom, SECOND.saved.id);
    expect(list()).toEqual(idsOf(THIRD, FIRST));
    expect(await storeContents('rounds')).toHaveLength(2);
  });

  test('can be restored to its place, each by itself', async () => {
    await page.set(deleteRoundAtom, THIRD.saved.id);
    await page.set(deleteRoundAtom, SECOND.saved.id);
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(idsOf(THIRD, SECOND));
    await page.set(restoreRoundAtom, SECOND.saved.id);
    expect(list()).toEqual(idsOf(SECOND, FIRST));
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(idsOf(THIRD));
    expect(await storeContents('rounds')).toEqual([FIRST.saved, SECOND.saved]);
    expect(await storeContents('listed')).toMatchObject([
      { summary: FIRST.summary },
      { summary: SECOND.summary },
    ]);
    // It does not count as played since the last export.
    expect(await storeContents('facts')).toEqual([]);
  });

  test('does not open a list that was closed before it was gone, nor before it was back', async () => {
    const deleting = page.set(deleteRoundAtom, FIRST.saved.id);
    page.set(closeHistoryAtom);
    await deleting;
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(THIRD, SECOND));
    await page.set(deleteRoundAtom, SECOND.saved.id);
    const restoring = page.set(restoreRoundAtom, SECOND.saved.id);
    page.set(closeHistoryAtom);
    await restoring;
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    const deletingAll = page.set(deleteAllRoundsAtom);
    page.set(closeHistoryAtom);
    await deletingAll;
    expect(list()).toBeUndefined();
  });

  test('is deleted once, though its button is pressed again before it is gone', async () => {
    await Promise.all([1, 2].map(() => page.set(deleteRoundAtom, SECOND.saved.id)));
    expect(list()).toEqual(idsOf(THIRD, FIRST));
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(idsOf(SECOND));
    await page.set(restoreRoundAtom, SECOND.saved.id);
    expect(list()).toEqual(idsOf(THIRD, SECOND, FIRST));
  });

  test('is not restored twice', async () => {
    await page.set(deleteRoundAtom, FIRST.saved.id);
    await page.set(restoreRoundAtom, FIRST.saved.id);
    await page.set(restoreRoundAtom, FIRST.saved.id);
    expect(list()).toEqual(idsOf(THIRD, SECOND, FIRST));
  });

  test('cannot be restored if another tab had deleted it before', async () => {
    await storeContents('rounds', (store) => store.delete(FIRST.saved.id));
    await page.set(deleteRoundAtom, FIRST.saved.id);
    expect(list()).toEqual(idsOf(THIRD, SECOND));
    expect(page.get(deletedRoundsAtom)).toEqual([]);
  });

  test('cannot be restored once the list is closed', async () => {
    await page.set(deleteRoundAtom, FIRST.saved.id);
    page.set(closeHistoryAtom);
    expect(page.get(deletedRoundsAtom)).toEqual([]);
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    expect(list()).toEqual(idsOf(THIRD, SECOND));
  });

  test('stays as it is if the database cannot be written, on deleting and on restoring', async () => {
    await page.set(deleteRoundAtom, FIRST.saved.id);
    await denyDatabase();
    await page.set(deleteRoundAtom, SECOND.saved.id);
    await page.set(restoreRoundAtom, FIRST.saved.id);
    await page.set(deleteAllRoundsAtom);
    expect(list()).toEqual(idsOf(THIRD, SECOND));
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(idsOf(FIRST));
  });

  test('is gone for good with all others', async () => {
    await page.set(deleteRoundAtom, FIRST.saved.id);
    page.set(notifyAtom, 'exportDue');
    await page.set(deleteAllRoundsAtom);
    expect(list()).toEqual([]);
    expect([page.get(deletedRoundsAtom), page.get(noticeAtom)]).toEqual([[], null]);
    expect(await storeContents('rounds')).toEqual([]);
  });

  test('is not deleted with all if it came after the list was read', async () => {
    const fourth = aVerifiedRound({ minute: 4 });
    await saveOnDevice(fourth);
    await page.set(deleteAllRoundsAtom);
    expect(await storeContents('rounds')).toEqual([fourth.saved]);
  });
});
