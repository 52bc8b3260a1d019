import { seededDraws } from '../round/random';
import type { KeySound } from './keySounds';

interface Shape {
  /** In Hz, one for each of the sounds that take turns: keys that sound all the same are a machine's. */
  readonly pitches: readonly number[];
  readonly lastsMs: number;
  /** How long it takes to its loudest. */
  readonly risesMs: number;
  /** How long it takes to fall to 1/e. */
  readonly fallsMs: number;
  /** How much of it is the tick of something hard at its very begin, 0 to 1. */
  readonly tick: number;
  /** Its loudest, of 1. */
  readonly peak: number;
}

/** A deletion is a quieter key; an error is lower and softer than both. */
const SHAPES: Record<KeySound, Shape> = {
  key: { pitches: [480, 520, 450, 500], lastsMs: 40, risesMs: 0.5, fallsMs: 7, tick: 0.6, peak: 0.3 },
  deletion: { pitches: [640, 600], lastsMs: 30, risesMs: 0.5, fallsMs: 5, tick: 0.6, peak: 0.12 },
  error: { pitches: [140, 128], lastsMs: 120, risesMs: 4, fallsMs: 24, tick: 0, peak: 0.3 },
};

/** How long a tick takes to fall to 1/e. */
const TICK_MS = 1.2;

/** The samples of each sound, from -1 to 1, so many of them a second: they begin and end in silence. */
export function samplesOf(sound: KeySound, rate: number): readonly Float32Array<ArrayBuffer>[] {
  return SHAPES[sound].pitches.map((pitch) => sampled(SHAPES[sound], pitch, rate));
}

function sampled({ lastsMs, risesMs, fallsMs, tick, peak }: Shape, pitch: number, rate: number) {
  const draw = seededDraws(pitch);
  const samples = Float32Array.from({ length: Math.round((lastsMs / 1000) * rate) }, (_, i) => {
    const atMs = (i / rate) * 1000;
    const body = Math.sin((2 * Math.PI * pitch * atMs) / 1000) * Math.exp(-atMs / fallsMs);
    const noise = (draw(2001) / 1000 - 1) * Math.exp(-atMs / TICK_MS);
    const share = Math.min(1, atMs / risesMs, (lastsMs - atMs) / risesMs);
    return (body * (1 - tick) + noise * tick) * share;
  });
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / loudest);
}
