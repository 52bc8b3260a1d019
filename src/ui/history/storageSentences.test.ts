import { expect, test } from 'vitest';
import type { StorageFacts } from '../../state/history/storageFactsAtoms';
import { formatMinute } from './dates';
import { storageSentence } from './storageSentences';

const facts: StorageFacts = {
  usedBytes: null,
  isPersisted: null,
  exported: { lastAt: null, playedSince: 3 },
};
const at = new Date(2026, 10, 21, 18).getTime();

test('storage is described as far as the browser reports it', () => {
  expect(storageSentence(facts)).toBe('Saved on this device only. No export yet.');
  expect(storageSentence({ ...facts, usedBytes: 12_345_678, isPersisted: true })).toBe(
    'Saved on this device only. Storage used by this page and its rounds: 12.3 MB. The browser has promised to keep them. No export yet.',
  );
  expect(storageSentence({ ...facts, usedBytes: 0, isPersisted: false })).toBe(
    'Saved on this device only. Storage used by this page and its rounds: 0.0 MB. The browser may delete them when space runs low. No export yet.',
  );
});

test('the last export is named, with the number of rounds played since', () => {
  const exported = (playedSince: number) => ({ ...facts, exported: { lastAt: at, playedSince } });
  const sentence = `Saved on this device only. Last export: ${formatMinute(at)}`;
  expect(storageSentence(exported(0))).toBe(`${sentence}.`);
  expect(storageSentence(exported(1))).toBe(`${sentence}, 1 round ago.`);
  expect(storageSentence(exported(1050))).toBe(`${sentence}, 1,050 rounds ago.`);
});
