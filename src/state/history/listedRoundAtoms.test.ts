import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isInFuture } from '../../core/history/summary';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { aNewPage, type Page } from '../../testing/page';
import { aNewDevice, aVerifiedRound, saveOnDevice } from '../../testing/savedRounds';
import { playOn } from '../../testing/sittings';
import { optionsAtom } from '../options/optionsAtoms';
import { openHistoryAtom } from './historyAtoms';
import { comparableRoundsAtom, listedRoundsAtom, listReadAtAtom } from './listedRoundAtoms';
import { saveRoundsAtom } from './saveRoundsAtoms';
import { noteFinishedRoundAtom } from './unsavedRoundAtoms';

const FIRST = aVerifiedRound({ minute: 1 });

let page: Page;
beforeEach(() => {
  aNewDevice();
  page = aNewPage();
});

const ids = (...rounds: readonly { readonly saved: { readonly id: string } }[]) =>
  rounds.map(({ saved }) => saved.id);

test('the best to race is of the rounds of the chosen kind that were neither raced nor left early', async () => {
  const raced = aVerifiedRound({ minute: 2, wasRaced: true });
  const long = aVerifiedRound({ minute: 3, durationMs: 60_000 });
  const left = aVerifiedRound({ minute: 4, events: [[0, 'b']] });
  expect(page.get(comparableRoundsAtom)).toEqual([]);
  await saveOnDevice(FIRST, raced, long, left);
  await page.set(openHistoryAtom);
  expect(page.get(comparableRoundsAtom).map(({ listed }) => listed.id)).toEqual(ids(FIRST));
  page.set(optionsAtom, { ...STANDARD_OPTIONS, seconds: 60 });
  expect(page.get(comparableRoundsAtom).map(({ listed }) => listed.id)).toEqual(ids(long));
});

test('a round that ends while the list is open is not dated after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST.saved.playedAt });
  onTestFinished(() => void vi.useRealTimers());
  await page.set(openHistoryAtom);
  vi.setSystemTime(FIRST.saved.playedAt + 60_000);
  playOn(page, FIRST.round);
  page.set(noteFinishedRoundAtom);
  await page.set(saveRoundsAtom, 'none');
  const [listed] = page.get(listedRoundsAtom) ?? [];
  if (!listed) throw new Error('It is not in the list.');
  expect(isInFuture(listed, page.get(listReadAtAtom))).toBe(false);
});
