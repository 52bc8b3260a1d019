// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../core/options/options';
import { shownBestAtom } from '../state/history/bestOfKindAtoms';
import { type WordsState, wordsStateAtom } from '../state/next/customWordsAtoms';
import { restartAtom } from '../state/next/restartAtom';
import { optionsAtom } from '../state/options/optionsAtoms';
import { noticeAtom } from '../state/page/noticeAtoms';
import { dispatchAtom, phaseAtom, roundAtom } from '../state/round/roundAtoms';
import { eventually } from '../testing/eventually';
import { aNewPage } from '../testing/page';
import { A_SETUP } from '../testing/rounds';
import { aNewDevice, aScoredRound, saveOnDevice } from '../testing/savedRounds';
import { whenAtom } from '../testing/whenAtom';
import { aWordsHost } from '../testing/wordsHost';
import { followNonStandardRounds } from './nonStandardRounds';

test('each new round asks for words that could not be loaded, no key does, and the message stays until they come', async () => {
  aNewDevice();
  const host = aWordsHost({ 'french-common-1': A_SETUP.words.join(' ') });
  onTestFinished(() => void vi.unstubAllGlobals());
  host.missing.add('french-common.json');
  const page = aNewPage();
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'french-common-1' });
  onTestFinished(followNonStandardRounds(page));
  const states: WordsState[] = [];
  onTestFinished(page.sub(wordsStateAtom, () => states.push(page.get(wordsStateAtom))));
  const comeTo = (state: WordsState) => whenAtom(page, wordsStateAtom, (now) => now === state);
  const requests = () => host.requested.filter((name) => name === 'french-common.json').length;
  await comeTo('missing');
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  expect(requests()).toBe(1);
  page.set(restartAtom, 2000);
  expect(requests()).toBe(2);
  // Once that has failed as well.
  await eventually(() => {
    page.set(restartAtom, 3000);
    expect(requests()).toBe(3);
  });
  host.missing.clear();
  await eventually(() => {
    page.set(restartAtom, 4000);
    expect(page.get(wordsStateAtom)).toBe('ready');
  });
  expect(states).toEqual(['missing', 'ready']);
  await whenAtom(page, roundAtom, ({ setup }) => setup.wordList === 'french-common-1');
  expect(page.get(noticeAtom)).toBeNull();
});

test('the best of a kind is read at once, also while a round of it runs', async () => {
  aNewDevice();
  await saveOnDevice(aScoredRound(9, { durationMs: 60_000 }));
  const page = aNewPage({ ...A_SETUP, settings: { ...A_SETUP.settings, durationMs: 60_000 } });
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  page.set(optionsAtom, { ...STANDARD_OPTIONS, seconds: 60 });
  onTestFinished(followNonStandardRounds(page));
  await whenAtom(page, shownBestAtom, (best) => best === 9);
  expect(page.get(phaseAtom)).toBe('run');
});
