import { expect, test } from 'vitest';
import { samplesOf } from './keySamples';

const RATE = 48_000;
const peakOf = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
/** Zero crossings per second. */
const crossings = (samples: Float32Array) =>
  (samples.filter((one, i) => i > 0 && Math.sign(one) !== Math.sign(samples[i - 1] ?? 0)).length /
    samples.length) *
  RATE;

test.each(['key', 'deletion', 'error'] as const)(
  '%s: quiet, short, without a jump at its ends, and no two variants are equal',
  (sound) => {
    const all = samplesOf(sound, RATE);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map((samples) => samples.join())).size).toBe(all.length);
    for (const samples of all) {
      expect(samples.length).toBeLessThanOrEqual(0.12 * RATE);
      expect(peakOf(samples)).toBeLessThan(0.31);
      expect(peakOf(samples)).toBeGreaterThan(0.1);
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.005);
    }
  },
);

test('a deletion is quieter than a key, and an error lower', () => {
  const [key, deletion, error] = (['key', 'deletion', 'error'] as const).map(
    (sound) => samplesOf(sound, RATE)[0] ?? new Float32Array(),
  );
  if (!key || !deletion || !error) throw new Error('There are not three sounds.');
  expect(peakOf(deletion)).toBeLessThan(peakOf(key) / 2);
  expect(crossings(error)).toBeLessThan(crossings(key) / 2);
});
