// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readChallenge } from '../../core/race/challengeLink';
import { STANDARD_ROUND } from '../../core/round/rules';
import { aNewPage, type Page } from '../../testing/page';
import { A_SETUP } from '../../testing/rounds';
import { beginAtom, dispatchAtom } from '../round/roundAtoms';
import { copyChallengeAtom } from './sendAtoms';

let page: Page;
let clipboard: string[];
beforeEach(() => {
  location.hash = '#elsewhere';
  page = aNewPage(A_SETUP);
  clipboard = [];
  letCopy(async (text) => void clipboard.push(text));
});

function letCopy(writeText: (text: string) => Promise<void>) {
  Object.assign(navigator, { clipboard: { writeText } });
}

function play(keys: number) {
  for (let key = 0; key < keys; key++) page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 + key });
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
}

test('the link to race against a round is on the clipboard, with a sanitized name', async () => {
  play(3);
  const sent = await page.set(copyChallengeAtom, '  Ana ');
  expect(sent).toEqual({ outcome: 'copied', link: clipboard[0], name: 'Ana' });
  const [address, fragment] = (clipboard[0] ?? '').split('#');
  expect(address).toBe(location.href.split('#')[0]);
  const read = readChallenge(`#${fragment}`, () => A_SETUP.words);
  expect(read).toMatchObject({ challenge: { name: 'Ana', round: { totalTyped: 3 } } });
});

test('if the browser denies the clipboard, the link can be copied by hand', async () => {
  play(3);
  letCopy(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  expect(await page.set(copyChallengeAtom, '')).toMatchObject({
    outcome: 'made',
    link: expect.stringContaining('#race='),
    name: '',
  });
});

test('there is no link before a round is over, nor for one without a key', async () => {
  page.set(dispatchAtom, { kind: 'typed', char: 'a', at: 1000 });
  expect(await page.set(copyChallengeAtom, 'Ana')).toBeNull();
  page.set(beginAtom, A_SETUP);
  page.set(dispatchAtom, { kind: 'ticked', at: 1e9 });
  expect(await page.set(copyChallengeAtom, 'Ana')).toBeNull();
  expect(clipboard).toEqual([]);
});

test('a round with too many keys for a link says so, and leaves the clipboard alone', async () => {
  page.set(beginAtom, { ...A_SETUP, settings: { ...STANDARD_ROUND, durationMs: 600_000 } });
  play(12_001);
  expect(await page.set(copyChallengeAtom, 'Ana')).toEqual({ outcome: 'tooLong' });
  expect(clipboard).toEqual([]);
});
