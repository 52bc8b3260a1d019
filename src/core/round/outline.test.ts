import { expect, test } from 'vitest';
import { aRunningRound, START_MS, ticked, typed } from '../../testing/rounds';
import { isSameOutline, outlineOf } from './outline';
import { beginRound, play, type Round } from './round';

const round = aRunningRound({ expected: 'hot cold', typed: 'ho' });
const after = (char: string): Round => play(round, typed(char, START_MS + 400));

test('a key within a batch and a second leaves the outline as it is', () => {
  expect(isSameOutline(outlineOf(round), outlineOf(after('t')))).toBe(true);
});

test.each<[string, Round]>([
  ['the next batch', [...'t cold'].reduce((before, char) => play(before, typed(char)), round)],
  ['a passing second', play(round, ticked(START_MS + 1000))],
  ['the end', play(round, ticked(START_MS + 30_000))],
  ['the state before the first key', beginRound(round.setup)],
  ['a round of another setup', { ...round, setup: { ...round.setup } }],
])('%s has another', (_what, other) => {
  expect(isSameOutline(outlineOf(round), outlineOf(other))).toBe(false);
});
