// @vitest-environment jsdom
import { createStore } from 'jotai';
import { expect, onTestFinished, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../core/options/options';
import { STANDARD_WORDS } from '../platform/words/standardWords';
import { optionsAtom } from '../state/options/optionsAtoms';
import { noticeAtom } from '../state/page/noticeAtoms';
import { beginAtom, dispatchAtom, restartAtom, roundAtom } from '../state/round/roundAtoms';
import { wordsStateAtom } from '../state/words/customWordsAtoms';
import { A_SETUP } from '../testing/rounds';
import { aNewDevice } from '../testing/savedRounds';
import { whenAtom } from '../testing/whenAtom';
import { aWordsHost } from '../testing/wordsHost';
import { followCustomRounds } from './customRounds';

test('each new round asks for words that could not be loaded, and no key does', async () => {
  aNewDevice();
  const host = aWordsHost({ 'french-1': A_SETUP.words.join(' ') });
  onTestFinished(() => void vi.unstubAllGlobals());
  host.missing.add('french.json');
  const page = createStore();
  page.set(beginAtom, { ...A_SETUP, ...STANDARD_WORDS });
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'french-1' });
  onTestFinished(followCustomRounds(page));
  const comeTo = (state: string) => whenAtom(page, wordsStateAtom, (now) => now === state);
  await comeTo('missing');
  page.set(dispatchAtom, { kind: 'typed', char: 'x', at: 1000 });
  expect(page.get(wordsStateAtom)).toBe('missing');
  page.set(restartAtom, 2000);
  expect(page.get(wordsStateAtom)).toBe('retrying');
  await comeTo('missing');
  host.missing.clear();
  page.set(restartAtom, 3000);
  await comeTo('ready');
  await whenAtom(page, roundAtom, ({ setup }) => setup.wordList === 'french-1');
  expect(page.get(noticeAtom)).toBeNull();
});
