// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { STANDARD_OPTIONS } from '../core/options/options';
import { STANDARD_WORDS } from '../platform/words/standardWords';
import { optionsAtom } from '../state/options/optionsAtoms';
import { noticeAtom } from '../state/page/noticeAtoms';
import { startPracticeAtom } from '../state/practice/startPracticeAtoms';
import { loadedListsAtom } from '../state/words/wordListAtoms';
import { aNewPage } from '../testing/page';
import { aNewDevice } from '../testing/savedRounds';
import { aWordsHost } from '../testing/wordsHost';
import { followPractice } from './followPractice';

test('that words to practise with are missing is told until they come, or others are chosen that are there', async () => {
  aNewDevice();
  aWordsHost({}).missing.add('french.json');
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = aNewPage();
  onTestFinished(followPractice(page));
  const ways = [
    () => page.set(optionsAtom, STANDARD_OPTIONS),
    () => page.set(loadedListsAtom, new Map([['french-1', STANDARD_WORDS.words]])),
  ];
  for (const end of ways) {
    page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'french-1' });
    await page.set(startPracticeAtom, ['th'], 0);
    expect(page.get(noticeAtom)).toBe('practiceWordsMissing');
    end();
    expect(page.get(noticeAtom)).toBeNull();
  }
});
