// @vitest-environment jsdom

import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { summaryOf } from '../../core/history/summary';
import { aPlayedRound } from '../../testing/playedRounds';
import { A_SETUP } from '../../testing/rounds';
import { beginRace } from '../../testing/sittings';
import { noteFinishedRoundAtom } from '../history/unsavedRoundAtoms';
import { isTouchScreenAtom } from '../page/deviceAtoms';
import { noticeAtom } from '../page/noticeAtoms';
import { beginAtom, dispatchAtom, finishedRoundAtom } from '../round/roundAtoms';
import { playTodayAtom } from '../today/todayAtoms';
import { type DrawPicture, type PicturedRound, pictureWayAtom, sendPictureAtom } from './pictureAtoms';

let page: ReturnType<typeof createStore>;
let isTouched: boolean;
let given: string[];
let drawn: [PicturedRound, string][];
const draw: DrawPicture = async (...what) => {
  drawn.push(what);
  return new Blob(['picture'], { type: 'image/png' });
};
const refuse = (name: string) => async () => {
  throw new DOMException('refused', name);
};

beforeEach(() => {
  page = createStore();
  given = [];
  drawn = [];
  isTouched = false;
  location.hash = '#elsewhere';
  vi.stubGlobal('matchMedia', () => ({
    matches: isTouched,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly items: Record<string, Promise<Blob>>) {}
    },
  );
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push(`saved ${this.download}`);
  });
  Object.assign(navigator, {
    clipboard: {
      write: async ([item]: { items: Record<string, Promise<Blob>> }[]) => {
        for (const [type, picture] of Object.entries(item?.items ?? {}))
          given.push(`copied ${type} of ${(await picture).size} bytes`);
      },
    },
    canShare: undefined,
    share: undefined,
  });
  page.set(beginAtom, A_SETUP);
});

function play() {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  const round = page.get(finishedRoundAtom);
  if (round) page.set(noteFinishedRoundAtom);
}

test('a round with the words of a day is drawn with its day, any other with none', async () => {
  play();
  await page.set(sendPictureAtom, draw);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 12) });
  page.set(playTodayAtom, 0);
  vi.useRealTimers();
  play();
  await page.set(sendPictureAtom, draw);
  expect(drawn.map(([{ wordsOfDay }]) => wordsOfDay)).toEqual([undefined, '2026-11-26']);
});

test('the finished round is drawn with the address of the page, and copied', async () => {
  play();
  expect(await page.set(sendPictureAtom, draw)).toBe('copied');
  expect(given).toEqual(['copied image/png of 7 bytes']);
  const [[pictured, address] = []] = drawn;
  expect(pictured).toMatchObject({
    round: page.get(finishedRoundAtom),
    wasRaced: false,
    summary: { total: 1 },
  });
  expect(address).toBe(location.href.replace(/#.*/, ''));
});

test('a race is drawn as one', async () => {
  beginRace(page, A_SETUP);
  play();
  await page.set(sendPictureAtom, draw);
  expect(drawn[0]?.[0].wasRaced).toBe(true);
});

test('a saved round is drawn instead, and before a round is over nothing', async () => {
  expect(await page.set(sendPictureAtom, draw)).toBeNull();
  expect(drawn).toEqual([]);
  const round = aPlayedRound({ words: 'one two', keys: 'one' });
  const saved = { round, summary: summaryOf(round), wasRaced: false, playedAt: 1 };
  expect(await page.set(sendPictureAtom, draw, saved)).toBe('copied');
  expect(drawn[0]?.[0]).toBe(saved);
});

test('once the browser has refused to copy, and where it knows no pictures on the clipboard, they are saved', async () => {
  play();
  expect(page.get(pictureWayAtom)).toBe('copy');
  Object.assign(navigator.clipboard, { write: refuse('NotAllowedError') });
  expect(await page.set(sendPictureAtom, draw)).toBe('refused');
  expect(page.get(pictureWayAtom)).toBe('save');
  const saved = { ...(drawn[0]?.[0] as PicturedRound), playedAt: new Date(2026, 10, 6).getTime() };
  expect(await page.set(sendPictureAtom, draw, saved)).toBeNull();
  expect(given).toEqual(['saved thirty-2026-11-06.png']);
  expect(page.get(pictureWayAtom)).toBe('save');

  vi.stubGlobal('ClipboardItem', undefined);
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  expect(createStore().get(pictureWayAtom)).toBe('save');
});

test('where a finger points the share sheet has the picture; closed, it is not saved; refused, it is', async () => {
  play();
  isTouched = true;
  page.sub(isTouchScreenAtom, () => {});
  expect(page.get(pictureWayAtom)).toBe('copy');
  const fresh = createStore();
  Object.assign(navigator, {
    canShare: ({ files }: { files: File[] }) => files.length === 1,
    share: async ({ files }: { files: File[] }) => void given.push(`shared ${files[0]?.type}`),
  });
  fresh.sub(isTouchScreenAtom, () => {});
  expect(fresh.get(pictureWayAtom)).toBe('share');
  const round = aPlayedRound({ words: 'one two', keys: 'one' });
  const playedAt = new Date(2026, 0, 2).getTime();
  const saved = { round, summary: summaryOf(round), wasRaced: false, playedAt };
  await fresh.set(sendPictureAtom, draw, saved);
  Object.assign(navigator, { share: refuse('AbortError') });
  await fresh.set(sendPictureAtom, draw, saved);
  expect(given).toEqual(['shared image/png']);
  Object.assign(navigator, { share: refuse('NotAllowedError') });
  await fresh.set(sendPictureAtom, draw, saved);
  expect(given).toEqual(['shared image/png', 'saved thirty-2026-01-02.png']);
});

test('a picture that cannot be drawn is told of, and is no refusal of the browser', async () => {
  play();
  const fail: DrawPicture = async () => {
    throw new TypeError('not loaded');
  };
  expect(await page.set(sendPictureAtom, fail)).toBeNull();
  expect(page.get(noticeAtom)).toBe('partMissing');
  expect(page.get(pictureWayAtom)).toBe('copy');
  expect(await page.set(sendPictureAtom, draw)).toBe('copied');
  expect(page.get(noticeAtom)).toBeNull();
});
