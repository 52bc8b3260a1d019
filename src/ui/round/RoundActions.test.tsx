// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { STANDARD_WORDS } from '../../platform/words/standardWords';
import { restartAtom } from '../../state/next/restartAtom';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { readPairStatsAtom } from '../../state/practice/pairStatsAtoms';
import {
  finishPracticeAtom,
  notePracticeRoundAtom,
  startPracticeAtom,
} from '../../state/practice/startPracticeAtoms';
import { dispatchAtom, lastFinishedAtom, roundAtom } from '../../state/round/roundAtoms';
import { loadedListsAtom } from '../../state/words/wordListAtoms';
import { countedReads } from '../../testing/countedReads';
import { eventually } from '../../testing/eventually';
import { FakeWorker } from '../../testing/fakeWorker';
import { aHistoryPage, type HistoryPage } from '../../testing/historyPage';
import { aPlayersStats } from '../../testing/pairStats';
import { storeContents } from '../../testing/savedRounds';
import { PractiseRound } from '../practice/PractiseRound';
import { RoundActions } from './RoundActions';

let page: HistoryPage;
beforeEach(() => {
  // There is none in jsdom.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  page = aHistoryPage();
});
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  ),
);
afterEach(cleanup);

/** Types the beginning of the words. */
function type(): void {
  for (const [index, char] of Array.from(page.get(roundAtom).expected.slice(0, 20)).entries()) {
    page.set(dispatchAtom, { kind: 'typed', char, at: 1000 + index * 1000 });
  }
}

function end(): void {
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
}

function show(): void {
  render(
    <Provider store={page}>
      <RoundActions>
        <PractiseRound />
      </RoundActions>
    </Provider>,
  );
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the pairs to practise are not searched for before the three lines; all buttons come together', async () => {
  const { expected } = page.get(roundAtom);
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  await storeContents('practice', (store) => store.put({ changes: 0, stats: null }, 'pairs'));
  await page.set(readPairStatsAtom);
  const stats = aPlayersStats({ pairs: { [expected.slice(0, 2)]: 400 } });
  FakeWorker.last.onmessage?.({ data: { step: 'done', stats } });
  const { list, count } = countedReads([...STANDARD_WORDS.words]);
  page.set(optionsAtom, { ...page.get(optionsAtom), words: 'english-200-1' });
  page.set(loadedListsAtom, new Map([['english-200-1', list]]));
  show();
  await act(async () => {
    type();
    // What React renders at once, with the three lines.
    flushSync(end);
    expect(count()).toBe(0);
    expect(buttons()).toEqual([]);
  });
  expect(count()).toBeGreaterThan(0);
  expect(buttons()).toEqual([
    expect.stringMatching(/^Practise ../),
    'Watch',
    'Race yourself',
    'Copy link',
    'Save picture',
    'More',
  ]);
});

/** Plays a round of practice to its end, and has it counted. */
async function playPractice(): Promise<void> {
  await act(async () => {
    type();
    end();
    const ended = page.get(lastFinishedAtom);
    if (ended) page.set(notePracticeRoundAtom, ended);
  });
}

test('after a round of practice the next one comes first, then Done, which offers a usual round', async () => {
  await page.set(startPracticeAtom, ['th'], 0);
  show();
  await playPractice();
  expect(buttons().slice(0, 2)).toEqual(['Next practice round', 'Done']);
  act(() => page.set(finishPracticeAtom));
  expect(buttons().slice(0, 2)).toEqual(['Play a normal round to see the effect', 'Five more rounds']);
  act(() => screen.getByRole('button', { name: /^Play a normal round/ }).click());
  expect([page.get(roundAtom).phase, page.get(roundAtom).setup.settings.practice]).toEqual([
    'start',
    undefined,
  ]);
});

test('the fifth round of practice finishes it; five more can follow', async () => {
  await page.set(startPracticeAtom, ['th'], 0);
  show();
  for (let round = 1; round <= 5; round++) {
    if (round > 1) act(() => page.set(restartAtom, 1e9));
    await playPractice();
    expect(buttons()[0]).toBe(round < 5 ? 'Next practice round' : 'Play a normal round to see the effect');
  }
  act(() => screen.getByRole('button', { name: 'Five more rounds' }).click());
  await eventually(() => expect(page.get(roundAtom).phase).toBe('start'));
  expect(page.get(roundAtom).setup.settings.practice).toEqual(['th']);
  await playPractice();
  expect(buttons()[0]).toBe('Next practice round');
});
