// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { stopWaiting } from './waitingRounds';

beforeEach(() => localStorage.clear());

test('what another tab has taken meanwhile leaves nothing behind', () => {
  stopWaiting('waitingRound:2026-11-21T18:02:11.000Z.7', false);
  expect(localStorage).toHaveLength(0);
});
