import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Pause, Play, Repeat, StepBack, StepForward, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { batchShapeOf } from '../../core/round/roundSetup';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { watchingSinceAtom } from '../../state/replay/boardAtoms';
import { seekAtom, stepAtom, stopWatchingAtom } from '../../state/replay/watchAtoms';
import type { Watched } from '../../state/round/sittingAtoms';
import { watchedAtom } from '../../state/round/sittingAtoms';
import { layoutWords, widestLinePx } from '../../type/layoutWords';
import type { TypeMetrics } from '../../type/typeMetrics';
import { IconButton } from '../controls/IconButton';
import { ignoreWheel } from '../controls/ignoreWheel';
import { formatNumber } from '../page/figureTexts';
import { useLingering } from '../page/useLingering';
import { KeyStrip } from './KeyStrip';
import styles from './Replay.module.css';
import { type Loop, usePlaying } from './usePlaying';
import { useReplayFocus } from './useReplayFocus';
import { useReplayKeys } from './useReplayKeys';
import { useReplayPosition } from './useReplayPosition';

const SPEEDS = [0.5, 1, 2, 4];

interface ReplayProps {
  /** Of the words. */
  readonly metrics: TypeMetrics;
}

/** A replay: its buttons, and the strip of its keys with the slider. The words are drawn by the board. */
export function Replay(props: ReplayProps) {
  const watchingSince = useLingering(useAtomValue(watchingSinceAtom));
  // A new replay starts with fresh state.
  return watchingSince === null ? null : <Opened key={watchingSince} {...props} />;
}

function Opened(props: ReplayProps) {
  const store = useStore();
  // Read once: after closing there is no replay, but it stays mounted a little longer.
  const [watched] = useState(() => store.get(watchedAtom));
  return watched && <Controls watched={watched} {...props} />;
}

function Controls({ metrics, watched: { playback, played } }: ReplayProps & { readonly watched: Watched }) {
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
  const { durationMs } = playback;
  useReplayPosition(isPlaying, sliderRef, positionRef);
  useEffect(() => (sliderRef.current ? ignoreWheel(sliderRef.current) : undefined), []);

  useReplayFocus(playRef);

  const close = (): void => {
    stopWatching();
    focusField();
  };
  const advanceLoop = (): void => setLoop(nextLoop(loop, store.get(watchedAtom)?.atMs ?? 0));
  const toggle = isPlaying ? pause : play;
  useReplayKeys({ close, toggle, step, seek });

  // As wide as the widest words of the round, so that it stays as it is when they change, and from where they begin.
  const strip = useMemo(() => {
    const shape = batchShapeOf(playback.round.setup);
    const layout = layoutWords(played.texts[0] ?? '', metrics, shape);
    const widthPx = widestLinePx(played.texts, metrics, shape);
    const leftPx = layout.dir === 'ltr' ? layout.leftPx : layout.leftPx + layout.widthPx - widthPx;
    return { leftPx: leftPx / metrics.dpr, widthPx: widthPx / metrics.dpr };
  }, [played, playback, metrics]);
  return (
    <div className={styles.room}>
      <section
        aria-label={t({ message: 'Replay', comment: 'Noun: a round that is shown again' })}
        className={styles.replay}
      >
        <div className={styles.controls}>
          <div>
            <IconButton
              ref={playRef}
              icon={isPlaying ? Pause : Play}
              name={
                isPlaying
                  ? t({ message: 'Pause', context: 'verb', comment: 'Button: pauses a replay' })
                  : t({ message: 'Play', context: 'replay', comment: 'Button: goes on with a replay' })
              }
              onClick={toggle}
            />
            <IconButton
              icon={StepBack}
              name={t({ message: 'Previous key', comment: 'Button: steps back to the key pressed before' })}
              tooltip={t`Previous key (Shift+←)`}
              onClick={() => step('back')}
            />
            <IconButton
              icon={StepForward}
              name={t({ message: 'Next key', comment: 'Button: steps on to the key pressed next' })}
              tooltip={t`Next key (Shift+→)`}
              onClick={() => step('forward')}
            />
            <p ref={positionRef} className={styles.position} aria-hidden="true" />
          </div>
          <div>
            <div
              role="radiogroup"
              aria-label={t({ message: 'Speed', context: 'replay', comment: 'How fast a replay plays' })}
              className={styles.speeds}
            >
              {SPEEDS.map((choice) => (
                <label key={choice}>
                  <input
                    type="radio"
                    name="speed"
                    className="visuallyHidden"
                    checked={speed === choice}
                    onChange={() => setSpeed(choice)}
                  />
                  <span>{formatNumber(choice, choice < 1 ? 1 : 0)}×</span>
                </label>
              ))}
            </div>
            <button type="button" className={styles.loop} onClick={advanceLoop}>
              <Repeat size="1.25em" aria-hidden="true" /> <span>{i18n._(LOOP_NAMES[loopState(loop)])}</span>
            </button>
            <IconButton icon={X} name={t`Close`} tooltip={t`Close (Escape)`} onClick={close} />
          </div>
        </div>
        <KeyStrip played={played} durationMs={durationMs} {...strip}>
          <input
            ref={sliderRef}
            type="range"
            className={styles.slider}
            aria-label={t({ message: 'Position', comment: 'The moment that a replay shows' })}
            min={0}
            // Rounded up to a whole step, so that the slider reaches the end of a round that a key has ended.
            max={Math.ceil(durationMs)}
            step={1}
            defaultValue={0}
            onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
          />
        </KeyStrip>
      </section>
    </div>
  );
}

const LOOP_NAMES = {
  none: msg({
    message: 'Loop from here',
    comment: 'Button: a part of a replay that starts here is to repeat',
  }),
  open: msg({ message: 'Loop to here', comment: 'Button: the part of a replay that repeats ends here' }),
  closed: msg({ message: 'End the loop', comment: 'Button: no part of a replay is to repeat any more' }),
};

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
