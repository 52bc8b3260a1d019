import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Pause, Play, Repeat, StepBack, StepForward, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { watchedAtom, watchingSinceAtom } from '../../state/replay/boardAtoms';
import { seekAtom, stepAtom, stopWatchingAtom } from '../../state/replay/watchAtoms';
import type { TypeMetrics } from '../../type/typeMetrics';
import { ribbonBox } from '../../type/typeMetrics';
import { ignoreWheel } from '../controls/ignoreWheel';
import { useLingering } from '../page/useLingering';
import styles from './Replay.module.css';
import { type Loop, usePlaying } from './usePlaying';
import { useReplayFocus } from './useReplayFocus';
import { useReplayKeys } from './useReplayKeys';
import { useReplayPosition } from './useReplayPosition';

const SPEEDS = [0.5, 1, 2, 4];

interface ReplayProps {
  readonly metrics: TypeMetrics;
  /** Whether the canvas is shown. If so, it draws the ribbon. */
  readonly isCanvasShown: boolean;
}

/** The controls of a replay: the slider over the ribbon, and buttons. Words and ribbon are drawn by the board. */
export function Replay(props: ReplayProps) {
  const watchingSince = useLingering(useAtomValue(watchingSinceAtom));
  // A new replay starts with fresh state.
  return watchingSince === null ? null : <Controls key={watchingSince} {...props} />;
}

function Controls({ metrics, isCanvasShown }: ReplayProps) {
  const store = useStore();
  const sliderRef = useRef<HTMLInputElement>(null);
  const positionRef = useRef<HTMLParagraphElement>(null);
  const playRef = useRef<HTMLButtonElement>(null);
  const seek = useSetAtom(seekAtom);
  const step = useSetAtom(stepAtom);
  const stopWatching = useSetAtom(stopWatchingAtom);
  const focusField = useSetAtom(focusFieldAtom);
  const [speed, setSpeed] = useState(1);
  const [loop, setLoop] = useState<Loop | null>(null);
  const { isPlaying, play, pause } = usePlaying(speed, loop);
  // Read once: after closing there is no replay, but the slider stays mounted a little longer.
  const [durationMs] = useState(() => store.get(watchedAtom)?.playback.durationMs ?? 0);
  useReplayPosition(isPlaying, sliderRef, positionRef);
  useEffect(() => (sliderRef.current ? ignoreWheel(sliderRef.current) : undefined), []);

  useReplayFocus(playRef);

  const close = (): void => {
    stopWatching();
    focusField();
  };
  /** Seeking by hand also pauses, so that the replay stays at the chosen position. */
  const seekByHand = (ms: number): void => {
    pause();
    seek(ms);
  };
  const stepByHand = (direction: 'forward' | 'back'): void => {
    pause();
    step(direction);
  };
  const advanceLoop = (): void => setLoop(nextLoop(loop, store.get(watchedAtom)?.atMs ?? 0));
  const toggle = isPlaying ? pause : play;
  useReplayKeys({ close, toggle, step: stepByHand, seek: seekByHand });

  const { leftPx, widthPx, heightPx } = ribbonBox(metrics);
  const room = {
    '--left': `${leftPx / metrics.dpr}px`,
    '--width': `${widthPx / metrics.dpr}px`,
    '--height': `${heightPx / metrics.dpr}px`,
  } as CSSProperties;
  return (
    <section aria-label="Replay" className={styles.replay} style={room} data-canvas-shown={isCanvasShown}>
      <input
        ref={sliderRef}
        type="range"
        className={styles.slider}
        aria-label="Position"
        min={0}
        // Rounded up to a whole step, so that the slider reaches the end of a round that a key has ended.
        max={Math.ceil(durationMs)}
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
        <button type="button" onClick={advanceLoop}>
          <Repeat size="1.25rem" aria-hidden="true" /> {LOOP_NAMES[loopState(loop)]}
        </button>
        <button type="button" aria-label="Close" onClick={close}>
          <X size="1.25rem" aria-hidden="true" />
        </button>
      </div>
      <p ref={positionRef} className={styles.position} aria-hidden="true" />
      <p className={styles.keys}>
        Space plays and pauses, arrows seek, with Shift from key to key, Escape closes
      </p>
    </section>
  );
}

const LOOP_NAMES = { none: 'Loop from here', open: 'Loop to here', closed: 'End the loop' };

function loopState(loop: Loop | null): keyof typeof LOOP_NAMES {
  if (!loop) return 'none';
  return loop.toMs === null ? 'open' : 'closed';
}

/** The loop after another press: one that starts here, then one that ends here, then none. */
function nextLoop(loop: Loop | null, atMs: number): Loop | null {
  if (!loop) return { fromMs: atMs, toMs: null };
  if (loop.toMs !== null || atMs === loop.fromMs) return null;
  return { fromMs: Math.min(loop.fromMs, atMs), toMs: Math.max(loop.fromMs, atMs) };
}
