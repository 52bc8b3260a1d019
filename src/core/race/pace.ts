import { isWithin } from '../options/optionTable';
import type { SpeedUnit } from '../words/speedUnit';

/** The slowest and the fastest ghost that can be chosen, in wpm. */
export const PACE_LIMITS = { min: 10, max: 300 };

/** What the ghost of a usual round goes by, and how fast that is. */
export interface Pace {
  readonly of: 'best' | 'usual' | 'other';
  /** In whole units, as it is shown. */
  readonly speed: number;
  readonly unit: SpeedUnit;
}

/** The speed of a chosen pace (core/options/optionTable), in wpm; null where it is none. */
export function paceWpm(pace: string): number | null {
  const wpm = Number(pace);
  return isWithin(wpm, PACE_LIMITS) ? wpm : null;
}
