import { samplesOf } from '../../core/sound/keySamples';
import type { KeySound } from '../../core/sound/keySounds';

/** With no key for so long, the sound of the device is let go until the next. */
const REST_AFTER_MS = 10_000;

export interface KeySounds {
  /** Starts a sound now. Never throws: a browser that cannot is silent. */
  readonly play: (sound: KeySound) => void;
  readonly close: () => void;
}

interface Opened {
  readonly context: AudioContext;
  readonly buffers: Record<KeySound, readonly AudioBuffer[]>;
}

/** Sounds by Web Audio. Nothing of it is there before the first sound. */
export function openKeySounds(): KeySounds {
  let opened: Opened | null = null;
  let isSilent = false;
  let turn = 0;
  let lastAt = -1;
  let resting: ReturnType<typeof setTimeout>;

  const start = (sound: KeySound): void => {
    opened ??= open();
    const { context, buffers } = opened;
    clearTimeout(resting);
    resting = setTimeout(() => void context.suspend().catch(nothing), REST_AFTER_MS);
    // It waits for a person's first key, or another program has taken the sound away.
    if (context.state !== 'running') void context.resume().catch(nothing);
    // Several in one moment, as of a word put in whole, or while the sound is not there, would be one loud one.
    const at = context.currentTime;
    if (at === lastAt) return;
    lastAt = at;
    const source = context.createBufferSource();
    source.buffer = buffers[sound][turn++ % buffers[sound].length] as AudioBuffer;
    source.connect(context.destination);
    source.start(at);
  };
  return {
    play: (sound) => {
      if (isSilent) return;
      try {
        start(sound);
      } catch {
        isSilent = true;
      }
    },
    close: () => {
      isSilent = true;
      clearTimeout(resting);
      void opened?.context.close().catch(nothing);
    },
  };
}

function open(): Opened {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const buffersOf = (sound: KeySound): AudioBuffer[] =>
    samplesOf(sound, context.sampleRate).map((samples) => {
      const buffer = context.createBuffer(1, samples.length, context.sampleRate);
      buffer.copyToChannel(samples, 0);
      return buffer;
    });
  return {
    context,
    buffers: { key: buffersOf('key'), deletion: buffersOf('deletion'), error: buffersOf('error') },
  };
}

/** Then it is silent. */
function nothing(): void {}
