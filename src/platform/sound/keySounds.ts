import { samplesOf } from '../../core/sound/keySamples';
import type { KeySound } from '../../core/sound/soundOf';

/** After this many ms without a key, the audio device is released until the next one. */
const SUSPEND_AFTER_MS = 10_000;

export interface KeySounds {
  /** Plays a sound now. Never throws: if the browser cannot play it, it is silent. */
  readonly play: (sound: KeySound) => void;
  readonly close: () => void;
}

interface Opened {
  readonly context: AudioContext;
  readonly buffers: Record<KeySound, readonly AudioBuffer[]>;
}

/** Plays key sounds by Web Audio. The AudioContext is created with the first sound. */
export function openKeySounds(): KeySounds {
  let opened: Opened | null = null;
  let isSilent = false;
  let turn = 0;
  let lastAt = -1;
  let suspendTimer: ReturnType<typeof setTimeout>;

  const start = (sound: KeySound): void => {
    opened ??= open();
    const { context, buffers } = opened;
    clearTimeout(suspendTimer);
    suspendTimer = setTimeout(() => void context.suspend().catch(ignore), SUSPEND_AFTER_MS);
    // It is suspended until the person's first key, or after another app has interrupted it.
    if (context.state !== 'running') void context.resume().catch(ignore);
    // Never two at the same moment, as with an inserted word or after a suspension: they would add up to a loud sound.
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
      clearTimeout(suspendTimer);
      void opened?.context.close().catch(ignore);
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

/** For rejections: without sound the page goes on. */
function ignore(): void {}
