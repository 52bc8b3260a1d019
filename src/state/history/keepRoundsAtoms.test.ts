// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RoundSetup } from '../../core/round/round';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { letWait, waitingKeys, waitingText } from '../../platform/history/waitingRounds';
import { STANDARD_WORDS } from '../../platform/words/wordLists';
import {
  aNewDevice,
  aPlainRound,
  aReadyRound,
  denyDatabase,
  keepOnDevice,
  onDevice,
} from '../../testing/keptRounds';
import { A_SETUP } from '../../testing/rounds';
import { dismissNoticeAtom, noticeAtom } from '../page/noticeAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from '../round/roundAtoms';
import { keepWaitingRoundsAtom } from './keepRoundsAtoms';
import { readRoundOfAnyList } from './readRounds';
import { noteFinishedRoundAtom, unkeptRoundsAtom } from './waitingRoundAtoms';

let page: ReturnType<typeof createStore>;
let timesAsked: number;
beforeEach(() => {
  localStorage.clear();
  aNewDevice();
  page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  timesAsked = 0;
  // A browser that promises, without asking the person, not to clear what is kept.
  Object.assign(navigator, {
    permissions: { query: async () => ({ state: 'granted' }) },
    storage: {
      persisted: async () => false,
      persist: async () => {
        timesAsked++;
        return true;
      },
    },
  });
});

/** Plays a round in which so many keys are typed, all of them wrong: it sets no best. */
function play(keys: number, setup?: RoundSetup) {
  if (setup) page.set(beginAtom, setup);
  else page.set(restartAtom, 0);
  for (let key = 0; key < keys; key++) {
    page.set(dispatchAtom, { kind: 'typed', char: '1', at: 1000 + key });
  }
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  page.set(noteFinishedRoundAtom, page.get(roundAtom));
}

const keepAll = () => page.set(keepWaitingRoundsAtom, readRoundOfAnyList);
const aside = () =>
  Object.keys(localStorage)
    .filter((key) => key.includes('.aside.'))
    .map((key) => localStorage.getItem(key));

describe('rounds that have been played', () => {
  test('are kept, once, as ones that exist here only', async () => {
    play(3);
    play(5);
    await keepAll();
    await keepAll();
    // In whatever order: both were over in the same moment.
    const totals = ((await onDevice('listed')) as ListedRound[]).map(({ summary }) => summary.total);
    expect(totals.sort()).toEqual([3, 5]);
    expect(await onDevice('facts')).toEqual([2]);
    expect(page.get(unkeptRoundsAtom)).toEqual([]);
    expect(page.get(noticeAtom)).toBeNull();
  });

  test('are kept with what reads those that wait, and without it', async () => {
    play(3);
    await page.set(keepWaitingRoundsAtom, null);
    expect(await onDevice('rounds')).toHaveLength(1);
  });

  test('have the browser asked, once a visit, not to clear what is kept', async () => {
    await keepAll();
    expect(timesAsked).toBe(0);
    play(3);
    await keepAll();
    play(5);
    await keepAll();
    await new Promise((resolve) => setTimeout(resolve));
    expect(timesAsked).toBe(1);
  });

  test('wait where there is no database, and the player is told', async () => {
    await denyDatabase();
    play(3);
    await keepAll();
    expect(page.get(unkeptRoundsAtom)).toHaveLength(1);
    expect(waitingKeys()).toHaveLength(1);
    expect(page.get(noticeAtom)).toBe('roundsNotKept');
    expect(timesAsked).toBe(0);
  });

  test('are put aside where their words are gone, beside others that are kept', async () => {
    play(4, { ...A_SETUP, wordList: 'gone-1' });
    play(3);
    await keepAll();
    expect(await onDevice('listed')).toMatchObject([{ summary: { total: 3 } }]);
    expect(aside()).toEqual([expect.stringContaining('"wordList":"gone-1"')]);
    expect(page.get(unkeptRoundsAtom)).toEqual([]);
    expect(page.get(noticeAtom)).toBe('damaged');
  });

  test('are worth a word once there are fifty that exist here only', async () => {
    for (let round = 1; round < 50; round++) play(1);
    await keepAll();
    expect(page.get(noticeAtom)).toBeNull();
    play(1);
    await keepAll();
    expect(page.get(noticeAtom)).toBe('exportDue');
    page.set(dismissNoticeAtom);
    play(1);
    await keepAll();
    expect(page.get(noticeAtom)).toBeNull();
  });
});

describe('a round that waits from another visit', () => {
  test('is kept and waits no more', async () => {
    letWait(aPlainRound());
    await keepAll();
    expect(await onDevice('rounds')).toMatchObject([{ id: aReadyRound().kept.id }]);
    expect(waitingKeys()).toEqual([]);
    expect(aside()).toEqual([]);
  });

  test('is kept once, also where it has been kept before', async () => {
    await keepOnDevice(aReadyRound());
    letWait(aPlainRound());
    await keepAll();
    expect(await onDevice('rounds')).toHaveLength(1);
    expect(waitingKeys()).toEqual([]);
  });

  test('waits on where nothing is at hand to read it', async () => {
    letWait(aPlainRound());
    play(3);
    await page.set(keepWaitingRoundsAtom, null);
    expect(waitingKeys()).toHaveLength(1);
  });

  test('waits on where there is no database', async () => {
    await denyDatabase();
    letWait(aPlainRound());
    await keepAll();
    expect(waitingKeys()).toHaveLength(1);
    expect(page.get(noticeAtom)).toBe('roundsNotKept');
  });

  test('waits for a version of the page that has its words', async () => {
    letWait(aPlainRound({ wordList: 'later-1' }));
    await keepAll();
    expect(await onDevice('rounds')).toEqual([]);
    expect(waitingText(waitingKeys()[0] ?? '')).toContain('later-1');
    expect(aside()).toEqual([]);
  });

  test.each([
    ['no JSON', '{"playedAt":'],
    ['no round', '{"playedAt":"2026-11-21T18:02:11.000Z"}'],
    ['a round that nobody can have played', JSON.stringify(aPlainRound({ events: [[40_000, 'b']] }))],
  ])('is put aside as it is where it is %s', async (_, text) => {
    localStorage.setItem('waitingRound:2026.1', text);
    await keepAll();
    expect(waitingKeys()).toEqual([]);
    expect(aside()).toEqual([text]);
    expect(await onDevice('rounds')).toEqual([]);
  });
});
