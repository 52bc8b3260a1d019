import { clockSeconds, type Round } from './round';

/** The parts of a round that most keys do not change. */
export type RoundOutline = Pick<Round, 'setup' | 'phase' | 'startedAt' | 'batchNumber' | 'expected'> & {
  /** What the clock in the heading shows, in whole seconds. */
  readonly clockSeconds: number;
};

/** A new object each time; see `isSameOutline`. */
export function outlineOf(round: Round): RoundOutline {
  const { setup, phase, startedAt, batchNumber, expected } = round;
  return { setup, phase, startedAt, batchNumber, expected, clockSeconds: clockSeconds(round) };
}

/** Whether two outlines are equal. Setups are compared by identity. */
export function isSameOutline(a: RoundOutline, b: RoundOutline): boolean {
  return (Object.keys(a) as (keyof RoundOutline)[]).every((key) => a[key] === b[key]);
}
