import { seededDraws } from '../round/random';
import type { KeySound } from './soundOf';

interface SoundShape {
  /** In Hz, one per variant. Variants take turns, because keys that all sound the same sound like a machine. */
  readonly pitches: readonly number[];
  readonly durationMs: number;
  /** The time from silence to full volume. */
  readonly attackMs: number;
  /** The time in which the volume falls to 1/e. */
  readonly decayMs: number;
  /** The share of noise at the very beginning, like a tick on something hard, 0 to 1. */
  readonly tick: number;
  /** The largest amplitude, 0 to 1. */
  readonly peak: number;
}

/** A deletion is a quieter key. An error is lower and softer than both. */
const SHAPES: Record<KeySound, SoundShape> = {
  key: { pitches: [480, 520, 450, 500], durationMs: 40, attackMs: 0.5, decayMs: 7, tick: 0.6, peak: 0.3 },
  deletion: { pitches: [640, 600], durationMs: 30, attackMs: 0.5, decayMs: 5, tick: 0.6, peak: 0.12 },
  error: { pitches: [140, 128], durationMs: 120, attackMs: 4, decayMs: 24, tick: 0, peak: 0.3 },
};

/** The time in which the tick's volume falls to 1/e. */
const TICK_DECAY_MS = 1.2;

/**
 * The samples of each variant of a sound, from -1 to 1. Each begins and ends in silence.
 *
 * @param rate samples per second
 */
export function samplesOf(sound: KeySound, rate: number): readonly Float32Array<ArrayBuffer>[] {
  return SHAPES[sound].pitches.map((pitch) => sampled(SHAPES[sound], pitch, rate));
}

function sampled({ durationMs, attackMs, decayMs, tick, peak }: SoundShape, pitch: number, rate: number) {
  const draw = seededDraws(pitch);
  const samples = Float32Array.from({ length: Math.round((durationMs / 1000) * rate) }, (_, i) => {
    const atMs = (i / rate) * 1000;
    const body = Math.sin((2 * Math.PI * pitch * atMs) / 1000) * Math.exp(-atMs / decayMs);
    const noise = (draw(2001) / 1000 - 1) * Math.exp(-atMs / TICK_DECAY_MS);
    const volume = Math.min(1, atMs / attackMs, (durationMs - atMs) / attackMs);
    return (body * (1 - tick) + noise * tick) * volume;
  });
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / loudest);
}
