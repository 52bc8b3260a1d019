import type { SecondOfRound } from './curve';

/** In a round below this speed, one key more or less within three seconds would still be a step that is seen. */
const SLOW_WPM = 30;

/**
 * The speed at each second to draw, in wpm: that of the three seconds around it, or of five in a round of less than
 * 30 wpm. At the ends of the round there are fewer. Within a single second, each key is 12 wpm.
 */
export function smoothSpeeds(
  seconds: readonly Pick<SecondOfRound, 'second' | 'endMs' | 'speedWpm' | 'netSpeedWpm'>[],
): number[] {
  const roundWpm = seconds.at(-1)?.netSpeedWpm ?? 0;
  const reach = roundWpm < SLOW_WPM ? 2 : 1;
  return seconds.map((_, index) => {
    let [typed, ms] = [0, 0];
    for (const { second, endMs, speedWpm } of seconds.slice(Math.max(0, index - reach), index + reach + 1)) {
      const lastedMs = endMs - (second - 1) * 1000;
      typed += speedWpm * lastedMs;
      ms += lastedMs;
    }
    return typed / ms;
  });
}
