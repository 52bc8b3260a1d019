import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SUMMARY_VERSION } from '../../core/history/summary';
import { STANDARD_OPTIONS } from '../../core/options/options';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import {
  aNewDevice,
  aPlainRound,
  aReadyRound,
  denyDatabase,
  keepAsOlderVersion,
  keepOnDevice,
  onDevice,
} from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { aWordsHost } from '../../testing/wordsHost';
import { optionsAtom } from '../options/optionsAtoms';
import { raceAtom, watchedAtom } from '../replay/boardAtoms';
import { beginAtom, dispatchAtom, roundAtom } from '../round/roundAtoms';
import { databaseTroubleAtom } from './databaseAtoms';
import {
  bringBackAtom,
  closeHistoryAtom,
  comparableRoundsAtom,
  damagedRoundsAtom,
  deleteAllRoundsAtom,
  deletedRoundsAtom,
  deleteRoundAtom,
  followHistoryAtom,
  listedAtAtom,
  listedRoundsAtom,
  listRoundsAtom,
  openHistoryAtom,
  raceKeptAtom,
  shownRoundAtom,
  showRoundAtom,
  watchKeptAtom,
} from './historyAtoms';
import { type ReadyRound, readyRound } from './keptRounds';
import { noteFinishedRoundAtom, unkeptRoundsAtom } from './waitingRoundAtoms';

const FIRST = aReadyRound({ minute: 1 });
const SECOND = aReadyRound({ minute: 2 });
const THIRD = aReadyRound({ minute: 3 });

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  aNewDevice();
  page = aPage();
});

function aPage() {
  const store = createStore();
  store.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  return store;
}

const list = () => page.get(listedRoundsAtom)?.map(({ id }) => id);
const ids = (...rounds: readonly { readonly kept: { readonly id: string } }[]) =>
  rounds.map(({ kept }) => kept.id);
/** What the list has of the nth round from the top. */
const listed = (n: number) => page.get(listedRoundsAtom)?.[n] as ListedRound;

describe('the list of rounds', () => {
  test('is not known before it has been read, and is empty on a new device', async () => {
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
    expect(page.get(damagedRoundsAtom)).toBe(0);
    expect(page.get(databaseTroubleAtom)).toBeNull();
  });

  test('has the newest round first, and tells when it was read', async () => {
    await keepOnDevice(SECOND, FIRST, THIRD);
    const before = Date.now();
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(THIRD, SECOND, FIRST));
    expect(page.get(listedAtAtom)).toBeGreaterThanOrEqual(before);
    expect(listed(0).summary).toEqual(THIRD.summary);
  });

  test('has the round that is just over', async () => {
    page.set(dispatchAtom, { kind: 'typed', char: 'b', at: 1000 });
    page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
    page.set(noteFinishedRoundAtom, page.get(roundAtom));
    await page.set(openHistoryAtom);
    expect(list()).toHaveLength(1);
    expect(page.get(unkeptRoundsAtom)).toEqual([]);
  });

  test('has what an older version of the page has kept, and puts aside what nobody can read of it', async () => {
    const bent = { ...aPlainRound(), events: 'none' };
    await keepAsOlderVersion(aPlainRound(), bent);
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(aReadyRound()));
    expect(await onDevice('aside')).toEqual([bent]);
    await page.set(deleteAllRoundsAtom);
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
  });

  test('is made anew where a round is missing in it', async () => {
    await keepOnDevice(FIRST, SECOND, THIRD);
    await onDevice('listed', (store) => store.delete(SECOND.kept.id));
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(THIRD, SECOND, FIRST));
    expect(await onDevice('listed')).toHaveLength(3);
  });

  test('is made anew where it was written by another version, and shown until then', async () => {
    const { recording: _, ...rest } = FIRST.kept;
    const before = { ...rest, summary: { ...FIRST.summary, total: 99, version: SUMMARY_VERSION + 1 } };
    await keepOnDevice(FIRST);
    await onDevice('listed', (store) => store.put(before));
    const seen: (number | undefined)[] = [];
    page.sub(listedRoundsAtom, () => seen.push(page.get(listedRoundsAtom)?.[0]?.summary.total));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([99, FIRST.summary.total]);
    expect(await onDevice('listed')).toEqual([{ ...rest, summary: FIRST.summary }]);
  });

  test('is told once where nothing of it is to be made anew, as it stands', async () => {
    const { recording: _, ...rest } = FIRST.kept;
    await keepOnDevice(FIRST);
    await onDevice('listed', (store) => store.put({ ...rest, summary: { ...FIRST.summary, total: 99 } }));
    const seen: (number | undefined)[] = [];
    page.sub(listedRoundsAtom, () => seen.push(page.get(listedRoundsAtom)?.[0]?.summary.total));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([99]);
  });

  test('is not shown as empty while all of it is made anew', async () => {
    await keepOnDevice(FIRST);
    await onDevice('listed', (store) => store.clear());
    const seen: unknown[] = [];
    page.sub(listedRoundsAtom, () => seen.push(list()));
    await page.set(openHistoryAtom);
    expect(seen).toEqual([ids(FIRST)]);
  });

  test('has no round that is listed and not there', async () => {
    await keepOnDevice(FIRST, SECOND);
    await onDevice('rounds', (store) => store.delete(SECOND.kept.id));
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(FIRST));
  });

  test('is made anew for hundreds of rounds, of which those that are damaged are counted and put aside', {
    timeout: 60_000,
  }, async () => {
    const many = Array.from({ length: 201 }, (_, minute) => aReadyRound({ minute, events: [[0, 'b']] }));
    await keepOnDevice(...many);
    const bad = [many[0], many[200]].map((one) => one?.kept.id as string);
    await onDevice('rounds', (store) => {
      for (const id of bad) store.put({ ...FIRST.kept, id, recording: 1 });
    });
    await onDevice('listed', (store) => store.clear());
    await page.set(openHistoryAtom);
    expect(list()).toHaveLength(199);
    expect(page.get(damagedRoundsAtom)).toBe(2);
    expect(await onDevice('aside')).toMatchObject(bad.map((id) => ({ id })));
    await page.set(openHistoryAtom);
    expect(page.get(damagedRoundsAtom)).toBe(0);
  });

  describe('of which a round waits for its words', () => {
    let come: () => void;
    let reading: Promise<void>;
    beforeEach(async () => {
      const lists = { 'french-1': A_SETUP.words.join(' ') };
      const french = readyRound(aPlainRound({ wordList: 'french-1' }), () => A_SETUP.words) as ReadyRound;
      await keepOnDevice(french);
      await onDevice('listed', (store) => store.clear());
      aWordsHost(lists);
      const { fetch } = globalThis;
      let isAsked = false;
      const coming = new Promise<void>((resolve) => {
        come = resolve;
      });
      vi.stubGlobal('fetch', async (address: string) => {
        isAsked = true;
        await coming;
        return fetch(address);
      });
      reading = page.set(listRoundsAtom);
      await vi.waitFor(() => expect(isAsked).toBe(true));
    });
    afterEach(() => vi.unstubAllGlobals());

    test('has it once they have come', async () => {
      come();
      await reading;
      expect(list()).toHaveLength(1);
    });

    test('and that is closed meanwhile is not shown', async () => {
      page.set(closeHistoryAtom);
      come();
      await reading;
      expect(list()).toBeUndefined();
      expect(page.get(damagedRoundsAtom)).toBe(0);
    });

    test('says why where there is no database any more when they have come', async () => {
      await denyDatabase();
      come();
      await reading;
      expect(page.get(databaseTroubleAtom)).toBe('denied');
    });
  });

  test('leaves a round where it is whose words cannot be had now', async () => {
    const elsewhere = readyRound(
      aPlainRound({ minute: 2, wordList: 'other-1' }),
      () => A_SETUP.words,
    ) as ReadyRound;
    await keepOnDevice(FIRST, elsewhere);
    await onDevice('listed', (store) => store.clear());
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(FIRST));
    expect(page.get(damagedRoundsAtom)).toBe(0);
    expect(await onDevice('rounds')).toHaveLength(2);
  });

  test('says why where there is no database, and is empty', async () => {
    await denyDatabase();
    await page.set(openHistoryAtom);
    expect(list()).toEqual([]);
    expect(page.get(databaseTroubleAtom)).toBe('denied');
  });

  test('stays as it was where it can be read no more', async () => {
    await keepOnDevice(FIRST);
    await page.set(openHistoryAtom);
    await denyDatabase();
    await page.set(listRoundsAtom);
    expect(list()).toEqual(ids(FIRST));
    expect(page.get(databaseTroubleAtom)).not.toBeNull();
  });

  test('that has been closed meanwhile is not shown when it has been read', async () => {
    await keepOnDevice(FIRST);
    const reading = page.set(listRoundsAtom);
    page.set(closeHistoryAtom);
    await reading;
    expect(list()).toBeUndefined();
    expect(page.get(listedAtAtom)).toBe(0);
  });

  test('follows what another tab does, until it is closed', async () => {
    await keepOnDevice(FIRST);
    await page.set(openHistoryAtom);
    const unfollow = page.set(followHistoryAtom);
    await keepOnDevice(SECOND);
    await vi.waitFor(() => expect(list()).toEqual(ids(SECOND, FIRST)), 5000);
    unfollow();
  });
});

test('bests and trend are told of rounds of the chosen kind that were not raced', async () => {
  const raced = aReadyRound({ minute: 2, wasRaced: true });
  const long = aReadyRound({ minute: 3, durationMs: 60_000 });
  expect(page.get(comparableRoundsAtom)).toEqual([]);
  await keepOnDevice(FIRST, raced, long);
  await page.set(openHistoryAtom);
  expect(page.get(comparableRoundsAtom).map(({ id }) => id)).toEqual(ids(FIRST));
  page.set(optionsAtom, { ...STANDARD_OPTIONS, seconds: 60 });
  expect(page.get(comparableRoundsAtom).map(({ id }) => id)).toEqual(ids(long));
});

describe('a round that is deleted', () => {
  beforeEach(async () => {
    await keepOnDevice(FIRST, SECOND, THIRD);
    await page.set(openHistoryAtom);
  });

  test('is gone from the list and the device, and the others stay', async () => {
    await page.set(deleteRoundAtom, SECOND.kept.id);
    expect(list()).toEqual(ids(THIRD, FIRST));
    expect(await onDevice('rounds')).toHaveLength(2);
  });

  test('can be brought back to its place, each by itself', async () => {
    await page.set(deleteRoundAtom, THIRD.kept.id);
    await page.set(deleteRoundAtom, SECOND.kept.id);
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(ids(THIRD, SECOND));
    await page.set(bringBackAtom, SECOND.kept.id);
    expect(list()).toEqual(ids(SECOND, FIRST));
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(ids(THIRD));
    expect(await onDevice('rounds')).toEqual([FIRST.kept, SECOND.kept]);
    expect(await onDevice('listed')).toMatchObject([{ summary: FIRST.summary }, { summary: SECOND.summary }]);
    // It is not one that was played since rounds were last taken along.
    expect(await onDevice('facts')).toEqual([]);
  });

  test('is not brought back twice', async () => {
    await page.set(deleteRoundAtom, FIRST.kept.id);
    await page.set(bringBackAtom, FIRST.kept.id);
    await page.set(bringBackAtom, FIRST.kept.id);
    expect(list()).toEqual(ids(THIRD, SECOND, FIRST));
  });

  test('cannot be brought back where another tab had deleted it before', async () => {
    await onDevice('rounds', (store) => store.delete(FIRST.kept.id));
    await page.set(deleteRoundAtom, FIRST.kept.id);
    expect(list()).toEqual(ids(THIRD, SECOND));
    expect(page.get(deletedRoundsAtom)).toEqual([]);
  });

  test('cannot be brought back once the list is closed', async () => {
    await page.set(deleteRoundAtom, FIRST.kept.id);
    page.set(closeHistoryAtom);
    expect(page.get(deletedRoundsAtom)).toEqual([]);
    expect(list()).toBeUndefined();
    await page.set(openHistoryAtom);
    expect(list()).toEqual(ids(THIRD, SECOND));
  });

  test('stays where the database cannot be written, deleted or brought back', async () => {
    await page.set(deleteRoundAtom, FIRST.kept.id);
    await denyDatabase();
    await page.set(deleteRoundAtom, SECOND.kept.id);
    await page.set(bringBackAtom, FIRST.kept.id);
    await page.set(deleteAllRoundsAtom);
    expect(list()).toEqual(ids(THIRD, SECOND));
    expect(page.get(deletedRoundsAtom).map(({ id }) => id)).toEqual(ids(FIRST));
  });

  test('is gone for good with all others', async () => {
    await page.set(deleteRoundAtom, FIRST.kept.id);
    await page.set(deleteAllRoundsAtom);
    expect(list()).toEqual([]);
    expect(page.get(deletedRoundsAtom)).toEqual([]);
    expect(await onDevice('rounds')).toEqual([]);
  });

  test('is not deleted with all where it came after the list was read', async () => {
    const fourth = aReadyRound({ minute: 4 });
    await keepOnDevice(fourth);
    await page.set(deleteAllRoundsAtom);
    expect(await onDevice('rounds')).toEqual([fourth.kept]);
  });
});

describe('a round of the list', () => {
  beforeEach(async () => {
    await keepOnDevice(FIRST, SECOND);
    await page.set(openHistoryAtom);
  });

  test('is shown as it was played, until the list is', async () => {
    const first = listed(1);
    await page.set(showRoundAtom, first);
    const shown = page.get(shownRoundAtom);
    expect(shown?.listed).toBe(first);
    expect(shown?.round).toMatchObject({ phase: 'finish', totalTyped: FIRST.summary.total });
    await page.set(showRoundAtom, null);
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test('is not shown once the list has been closed', async () => {
    const showing = page.set(showRoundAtom, listed(1));
    page.set(closeHistoryAtom);
    await showing;
    expect(page.get(shownRoundAtom)).toBeNull();
    await page.set(listRoundsAtom);
    await page.set(showRoundAtom, listed(0));
    page.set(closeHistoryAtom);
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test('is the one that was asked for last', async () => {
    const [second, first] = [listed(0), listed(1)];
    await Promise.all([page.set(showRoundAtom, first), page.set(showRoundAtom, second)]);
    expect(page.get(shownRoundAtom)?.listed).toBe(second);
  });

  test('is watched from its beginning', async () => {
    await page.set(watchKeptAtom, listed(0), 5000);
    expect(page.get(watchedAtom)).toMatchObject({ sinceMs: 5000, atMs: 0 });
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test('is raced over its words', async () => {
    const race = page.set(raceKeptAtom, listed(0), 5000);
    await race;
    expect(page.get(raceAtom)).toMatchObject({ challenger: null });
    expect(page.get(roundAtom).setup.seed).toBe(30);
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test.each([
    ['shown', showRoundAtom],
    ['watched', watchKeptAtom],
    ['raced', raceKeptAtom],
  ] as const)('that is not there any more is told of when it is to be %s', async (_, atom) => {
    const gone = listed(0);
    const { setup } = page.get(roundAtom);
    await onDevice('rounds', (store) => store.delete(gone.id));
    await page.set(atom as typeof watchKeptAtom, gone, 5000);
    expect(page.get(shownRoundAtom)).toMatchObject({ listed: gone, round: null });
    expect(page.get(watchedAtom)).toBeNull();
    expect(page.get(roundAtom).setup).toBe(setup);
  });

  test.each([
    ['shown', showRoundAtom],
    ['watched', watchKeptAtom],
    ['raced', raceKeptAtom],
  ] as const)('is not %s where the database cannot be read: what is shown stays', async (_, atom) => {
    const [one, shown] = [listed(0), listed(1)];
    await page.set(showRoundAtom, shown);
    const { setup } = page.get(roundAtom);
    await denyDatabase();
    await page.set(atom as typeof watchKeptAtom, one, 5000);
    expect(page.get(shownRoundAtom)?.listed).toBe(shown);
    expect(page.get(watchedAtom)).toBeNull();
    expect(page.get(roundAtom).setup).toBe(setup);
    expect(page.get(databaseTroubleAtom)).not.toBeNull();
  });
});
