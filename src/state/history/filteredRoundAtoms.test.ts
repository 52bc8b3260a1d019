import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isInFuture } from '../../core/history/summary';
import { aNewPage, type Page } from '../../testing/page';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { deleteRoundAtom } from './deletedRoundAtoms';
import {
  filteredBestsAtom,
  filteredRoundsAtom,
  kindChoicesAtom,
  PRACTICE,
  roundFilterAtom,
  showAllRoundsAtom,
  trendRoundsAtom,
  wordsChoicesAtom,
} from './filteredRoundAtoms';
import { closeHistoryAtom, listRoundsAtom, openHistoryAtom } from './historyAtoms';
import { listReadAtAtom } from './listedRoundAtoms';

const FIRST = aVerifiedRound({ minute: 1 });
const LONG = aVerifiedRound({ minute: 2, durationMs: 60_000 });
const SECOND = aVerifiedRound({ minute: 3 });
const PRACTISED = aVerifiedRound({ minute: 4, practice: ['en'] });

let page: Page;
beforeEach(() => {
  aNewDevice();
  page = aNewPage();
});

const ids = (...rounds: readonly { readonly saved: { readonly id: string } }[]) =>
  rounds.map(({ saved }) => saved.id);
const shown = () => page.get(filteredRoundsAtom)?.map(({ id }) => id);
const inTrend = () => page.get(trendRoundsAtom).map(({ listed }) => listed.id);

test('all rounds are shown at first, but practice is in no trend', async () => {
  await saveOnDevice(FIRST, LONG, SECOND, PRACTISED);
  expect(page.get(filteredRoundsAtom)).toBeNull();
  await page.set(openHistoryAtom);
  expect(shown()).toEqual(ids(PRACTISED, SECOND, LONG, FIRST));
  expect(inTrend()).toEqual(ids(SECOND, LONG, FIRST));
});

test('a kind is chosen whatever its words, from those with most rounds on, and closing shows all again', async () => {
  await saveOnDevice(FIRST, LONG, SECOND, PRACTISED);
  await page.set(openHistoryAtom);
  const [usual, ...others] = page.get(kindChoicesAtom).keys();
  expect(others).toHaveLength(2);
  expect([...page.get(wordsChoicesAtom).keys()]).toEqual(['english-1']);
  page.set(roundFilterAtom, { kind: usual ?? null });
  expect(shown()).toEqual(ids(SECOND, FIRST));
  page.set(roundFilterAtom, { words: 'english-1' });
  expect(shown()).toEqual(ids(SECOND, FIRST));
  page.set(roundFilterAtom, { kind: PRACTICE });
  expect(shown()).toEqual(ids(PRACTISED));
  expect(inTrend()).toEqual(ids(PRACTISED));
  page.set(closeHistoryAtom);
  await page.set(openHistoryAtom);
  expect(shown()).toHaveLength(4);
});

test('days are chosen by their first and last ms', async () => {
  await saveOnDevice(FIRST, LONG, SECOND);
  await page.set(openHistoryAtom);
  page.set(roundFilterAtom, { period: { fromMs: LONG.saved.playedAt, toMs: SECOND.saved.playedAt } });
  expect(shown()).toEqual(ids(SECOND, LONG));
  page.set(showAllRoundsAtom);
  expect(shown()).toHaveLength(3);
});

test('a kind whose last round is deleted is not chosen any more', async () => {
  await saveOnDevice(FIRST, PRACTISED);
  await page.set(openHistoryAtom);
  page.set(roundFilterAtom, { kind: PRACTICE });
  await page.set(deleteRoundAtom, PRACTISED.saved.id);
  expect(page.get(roundFilterAtom).kind).toBeNull();
  expect(shown()).toEqual(ids(FIRST));
});

test('days whose last round is deleted are not chosen any more', async () => {
  await saveOnDevice(FIRST, SECOND);
  await page.set(openHistoryAtom);
  const { playedAt, id } = SECOND.saved;
  page.set(roundFilterAtom, { period: { fromMs: playedAt, toMs: playedAt } });
  expect(shown()).toEqual(ids(SECOND));
  await page.set(deleteRoundAtom, id);
  expect(page.get(roundFilterAtom).period).toBeNull();
  expect(shown()).toEqual(ids(FIRST));
});

test('the trend leaves out rounds that are dated after the time at which the list was read', async () => {
  const later = aVerifiedRound({ minute: 2 });
  await saveOnDevice(FIRST, later);
  await page.set(openHistoryAtom);
  expect(page.get(trendRoundsAtom).map(({ listed }) => listed.id)).toEqual(ids(later, FIRST));
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST.saved.playedAt });
  onTestFinished(() => void vi.useRealTimers());
  await page.set(listRoundsAtom);
  expect(page.get(trendRoundsAtom).map(({ listed }) => listed.id)).toEqual(ids(FIRST));
  expect(page.get(filteredBestsAtom).map(({ listed }) => listed.id)).toEqual(ids(later, FIRST));
  const readAt = page.get(listReadAtAtom);
  expect(page.get(filteredBestsAtom).map((one) => isInFuture(one, readAt))).toEqual([true, false]);
});
