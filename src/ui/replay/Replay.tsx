import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Pause, Play, Repeat, StepBack, StepForward, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { callFieldAtom, fieldCallsAtom } from '../../state/page/fieldFocusAtoms';
import { watchedAtom, watchingSinceAtom } from '../../state/replay/boardAtoms';
import { seekAtom, stepAtom, stopWatchingAtom } from '../../state/replay/watchAtoms';
import type { TypeMetrics } from '../../type/typeMetrics';
import { ribbonRoom } from '../../type/typeMetrics';
import { useLingering } from '../page/useLingering';
import styles from './Replay.module.css';
import { useMoment } from './useMoment';
import { type Loop, usePlaying } from './usePlaying';
import { useReplayKeys } from './useReplayKeys';

const SPEEDS = [0.5, 1, 2, 4];

interface ReplayProps {
  readonly metrics: TypeMetrics;
  /** Whether the canvas shows the words, and with them the ribbon. */
  readonly isPictured: boolean;
}

/** What a watched round is led by. The words and the ribbon are on the board; here are a slider over it and buttons. */
export function Replay(props: ReplayProps) {
  const since = useLingering(useAtomValue(watchingSinceAtom));
  // Another round is another replay.
  return since === null ? null : <Controls key={since} {...props} />;
}

function Controls({ metrics, isPictured }: ReplayProps) {
  const store = useStore();
  const sliderRef = useRef<HTMLInputElement>(null);
  const momentRef = useRef<HTMLParagraphElement>(null);
  const playRef = useRef<HTMLButtonElement>(null);
  const seek = useSetAtom(seekAtom);
  const step = useSetAtom(stepAtom);
  const stopWatching = useSetAtom(stopWatchingAtom);
  const callField = useSetAtom(callFieldAtom);
  const [speed, setSpeed] = useState(1);
  const [loop, setLoop] = useState<Loop | null>(null);
  const { isPlaying, play, pause } = usePlaying(speed, loop);
  // Not asked anew: when it is closed there is none, and the slider is still there for a moment.
  const [durationMs] = useState(() => store.get(watchedAtom)?.playback.durationMs ?? 0);
  useMoment(isPlaying, sliderRef, momentRef);

  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    playRef.current?.focus({ preventScroll: true });
    playRef.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Who would go back to the typing field goes back to what is watched.
    return store.sub(fieldCallsAtom, () => {
      if (store.get(watchedAtom)) playRef.current?.focus({ preventScroll: true });
    });
  }, [store]);

  const close = (): void => {
    stopWatching();
    callField();
  };
  /** What is led by hand stays where it was put. */
  const seekByHand = (ms: number): void => {
    pause();
    seek(ms);
  };
  const stepByHand = (direction: 'forward' | 'back'): void => {
    pause();
    step(direction);
  };
  const turnLoop = (): void => setLoop(nextLoop(loop, store.get(watchedAtom)?.atMs ?? 0));
  const toggle = isPlaying ? pause : play;
  useReplayKeys({ close, toggle, step: stepByHand, seek: seekByHand });

  const { leftPx, widthPx, heightPx } = ribbonRoom(metrics);
  const room = {
    '--left': `${leftPx / metrics.dpr}px`,
    '--width': `${widthPx / metrics.dpr}px`,
    '--height': `${heightPx / metrics.dpr}px`,
  } as CSSProperties;
  return (
    <section aria-label="Replay" className={styles.replay} style={room} data-pictured={isPictured}>
      <input
        ref={sliderRef}
        type="range"
        className={styles.slider}
        aria-label="Position"
        min={0}
        max={durationMs}
        step={1}
        defaultValue={0}
        onInput={({ currentTarget }) => seekByHand(currentTarget.valueAsNumber)}
      />
      <div className={styles.controls}>
        <button ref={playRef} type="button" onClick={toggle}>
          {isPlaying ? (
            <Pause size="1.25rem" aria-hidden="true" />
          ) : (
            <Play size="1.25rem" aria-hidden="true" />
          )}
          <span className="visuallyHidden">{isPlaying ? 'Pause' : 'Play'}</span>
        </button>
        <button type="button" aria-label="Previous key" onClick={() => stepByHand('back')}>
          <StepBack size="1.25rem" aria-hidden="true" />
        </button>
        <button type="button" aria-label="Next key" onClick={() => stepByHand('forward')}>
          <StepForward size="1.25rem" aria-hidden="true" />
        </button>
        <div role="radiogroup" aria-label="Speed" className={styles.speeds}>
          {SPEEDS.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="speed"
                className="visuallyHidden"
                checked={speed === choice}
                onChange={() => setSpeed(choice)}
              />
              <span>{choice}×</span>
            </label>
          ))}
        </div>
        <button type="button" onClick={turnLoop}>
          <Repeat size="1.25rem" aria-hidden="true" /> {LOOP_NAMES[loopState(loop)]}
        </button>
        <button type="button" aria-label="Close" onClick={close}>
          <X size="1.25rem" aria-hidden="true" />
        </button>
      </div>
      <p ref={momentRef} className={styles.moment} aria-hidden="true" />
      <p className={styles.keys}>
        Space plays and pauses, arrows go along it, with Shift from key to key, Escape closes
      </p>
    </section>
  );
}

const LOOP_NAMES = { none: 'Loop from here', open: 'Loop to here', closed: 'End the loop' };

function loopState(loop: Loop | null): keyof typeof LOOP_NAMES {
  if (!loop) return 'none';
  return loop.toMs === null ? 'open' : 'closed';
}

/** From none to one that begins here, to one that ends here, to none. */
function nextLoop(loop: Loop | null, atMs: number): Loop | null {
  if (!loop) return { fromMs: atMs, toMs: null };
  if (loop.toMs !== null || atMs === loop.fromMs) return null;
  return { fromMs: Math.min(loop.fromMs, atMs), toMs: Math.max(loop.fromMs, atMs) };
}
