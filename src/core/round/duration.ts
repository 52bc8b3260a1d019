import type { Round } from './round';

/** How long a finished round has lasted, and any other one will last at most, in ms. */
export function durationOf({ phase, elapsedMs, setup }: Round): number {
  return phase === 'finish' ? elapsedMs : setup.settings.durationMs;
}
