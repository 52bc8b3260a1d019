import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aHistoryPage, type HistoryPage, listedAt } from '../../testing/historyPage';
import { A_SETUP } from '../../testing/rounds';
import {
  aVerifiedRound,
  aVerifiedRoundOver,
  denyDatabase,
  saveOnDevice,
  storeContents,
} from '../../testing/savedRounds';
import { aWordsHost, fontOf, type WordsHost } from '../../testing/wordsHost';
import { databaseTroubleAtom } from '../database/databaseAtoms';
import { raceSavedAtom } from '../race/raceSavedAtom';
import { roundAtom } from '../round/roundAtoms';
import { raceAtom, watchedAtom } from '../round/sittingAtoms';
import { closeHistoryAtom, listRoundsAtom, openHistoryAtom } from './historyAtoms';
import { shownRoundAtom, showRoundAtom, watchSavedAtom } from './shownRoundAtoms';

const FIRST = aVerifiedRound({ minute: 1 });
const SECOND = aVerifiedRound({ minute: 2 });

/** What a saved round may be asked for. */
const WAYS = [
  ['shown', showRoundAtom],
  ['watched', watchSavedAtom],
  ['raced', raceSavedAtom],
] as const;

let page: HistoryPage;
beforeEach(() => {
  page = aHistoryPage();
});

const listed = (n: number) => listedAt(page, n);

describe('a listed round', () => {
  beforeEach(async () => {
    await saveOnDevice(FIRST, SECOND);
    await page.set(openHistoryAtom);
  });

  test('is shown as it was played, until the list is shown again', async () => {
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
    await page.set(watchSavedAtom, listed(0), 5000);
    expect(page.get(watchedAtom)).toMatchObject({ sinceMs: 5000, atMs: 0 });
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test('is raced over its words', async () => {
    const race = page.set(raceSavedAtom, listed(0), 5000);
    await race;
    expect(page.get(raceAtom)).toMatchObject({ challenger: null });
    expect(page.get(roundAtom).setup.seed).toBe(30);
    expect(page.get(shownRoundAtom)).toBeNull();
  });

  test.each(WAYS)('that is gone is reported when it is to be %s', async (_, atom) => {
    const gone = listed(0);
    const { setup } = page.get(roundAtom);
    await storeContents('rounds', (store) => store.delete(gone.id));
    await page.set(atom as typeof watchSavedAtom, gone, 5000);
    expect(page.get(shownRoundAtom)).toMatchObject({ listed: gone, round: null });
    expect(page.get(watchedAtom)).toBeNull();
    expect(page.get(roundAtom).setup).toBe(setup);
  });

  test.each(WAYS)('is not %s if the database cannot be read: what is shown stays', async (_, atom) => {
    const [one, shown] = [listed(0), listed(1)];
    await page.set(showRoundAtom, shown);
    const { setup } = page.get(roundAtom);
    await denyDatabase();
    await page.set(atom as typeof watchSavedAtom, one, 5000);
    expect(page.get(shownRoundAtom)?.listed).toBe(shown);
    expect(page.get(watchedAtom)).toBeNull();
    expect(page.get(roundAtom).setup).toBe(setup);
    expect(page.get(databaseTroubleAtom)).not.toBeNull();
  });
});

describe('a round over words that are not loaded yet', () => {
  let host: WordsHost;
  beforeEach(async () => {
    const words = A_SETUP.words.map((word) => `${word}λ`);
    host = aWordsHost({ 'greek-common-1': words.join(' ') });
    await saveOnDevice(aVerifiedRoundOver('greek-common-1', words));
    await page.set(openHistoryAtom);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is shown with its words and their font', async () => {
    await page.set(showRoundAtom, listed(0));
    expect(page.get(shownRoundAtom)?.round).toMatchObject({ setup: { wordList: 'greek-common-1' } });
    expect(host.requested).toContain(fontOf('greek'));
  });

  test.each(WAYS.slice(1))(
    'is not %s, but shown with the reason, if they cannot be loaded',
    async (_, atom) => {
      const { setup } = page.get(roundAtom);
      host.missing.add('greek-common.json');
      await page.set(atom as typeof watchSavedAtom, listed(0), 5000);
      expect(page.get(shownRoundAtom)).toMatchObject({ listed: listed(0), round: 'wordsNotLoaded' });
      expect(page.get(watchedAtom)).toBeNull();
      expect(page.get(roundAtom).setup).toBe(setup);
    },
  );

  test('is not shown if the list was closed while they were loading', async () => {
    const letGo = host.hold('greek-common.json');
    const showing = page.set(showRoundAtom, listed(0));
    await host.asked('greek-common.json');
    page.set(closeHistoryAtom);
    letGo();
    await showing;
    expect(page.get(shownRoundAtom)).toBeNull();
  });
});
