import { t } from '@lingui/core/macro';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Curve } from '../../analysis/insights/curve';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import { type SpeedUnit, speedIn } from '../../core/words/speedUnit';
import { LiveRegion } from '../controls/LiveRegion';
import { CurveDrawing, CurveLegend } from './CurveDrawing';
import { curvePaths } from './curvePaths';
import { secondSentence } from './insightSentences';
import styles from './SpeedCurve.module.css';

interface SpeedCurveProps {
  readonly curve: Curve;
  /** The curve of the round that it was raced against; null if it was not raced. */
  readonly ghostCurve: Curve | null;
  /** Null for a round that was left early. */
  readonly likelyRange: SpeedRange | null;
  readonly unit: SpeedUnit;
  /** Lies over the plot: the moment of a replay. */
  readonly children?: ReactNode;
}

/** A second that is told, and where that stands. */
interface Readout {
  /** 1 for the first. */
  readonly second: number;
  /** In the plot: 0 is its left or upper edge, 1 its right or lower one. */
  readonly x: number;
  readonly y: number;
  /** A finger chose it: it stays when that is lifted. */
  readonly isTouched: boolean;
}

/** The speed over the round. The pointer or the arrow keys select a second, which is described beside it. */
export function SpeedCurve({ curve, ghostCurve, likelyRange, unit, children }: SpeedCurveProps) {
  const { seconds, smoothWpm, durationMs } = curve;
  const boxRef = useRef<HTMLDivElement>(null);
  const plotRef = useRef<SVGSVGElement>(null);
  const [readout, setReadout] = useState<Readout | null>(null);
  const paths = useMemo(
    () => curvePaths(curve, likelyRange, ghostCurve, unit),
    [curve, likelyRange, ghostCurve, unit],
  );

  const point = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    const plot = plotRef.current?.getBoundingClientRect();
    if (!plot) return;
    const x = within(0, (clientX - plot.left) / plot.width, 1);
    const second = within(1, Math.ceil((x * durationMs) / 1000), seconds.length);
    const y = within(0, (clientY - plot.top) / plot.height, 1);
    setReadout({ second, x, y, isTouched: pointerType === 'touch' });
  };
  const press = (event: KeyboardEvent): void => {
    const to = secondAfter(event.key, readout?.second ?? null, seconds.length);
    // A replay uses some of these keys.
    if (to === null || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const second = within(1, to, seconds.length);
    const x = within(0, ((second - 0.5) * 1000) / durationMs, 1);
    const y = within(0, 1 - speedIn(unit, smoothWpm[second - 1] ?? 0) / (paths.ticks.at(-1) ?? 1), 1);
    setReadout({ second, x, y, isTouched: false });
  };
  const clear = (): void => setReadout(null);

  const isTouched = readout?.isTouched === true;
  useEffect(() => {
    if (!isTouched) return;
    const clearOutside = ({ target }: Event): void => {
      if (!boxRef.current?.contains(target as Node)) setReadout(null);
    };
    addEventListener('pointerdown', clearOutside);
    return () => removeEventListener('pointerdown', clearOutside);
  }, [isTouched]);

  const told = readout && seconds[readout.second - 1];
  return (
    <div>
      <div className={styles.heading}>
        <h3>{t`Speed over time`}</h3>
        <span className="soft" aria-hidden="true">
          {unit.name === 'strokes'
            ? t({ message: 'strokes/min', comment: 'The unit: strokes of keys a minute' })
            : t({ message: 'wpm', comment: 'The unit: words a minute' })}
        </span>
        <CurveLegend
          hasGhost={ghostCurve !== null}
          hasRange={likelyRange !== null}
          hasCorrected={curve.errors.some(({ wasCorrected }) => wasCorrected)}
        />
      </div>
      <div ref={boxRef} className={styles.box}>
        <div
          role="img"
          aria-label={t`Speed over time`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys select a second
          tabIndex={0}
          className={styles.curve}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && clear()}
          onBlur={clear}
          // A click leaves the focus in the typing field, where Enter starts the next round.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={press}
        >
          <CurveDrawing
            plotRef={plotRef}
            paths={paths}
            durationMs={durationMs}
            seconds={seconds.length}
            chosen={readout?.second ?? null}
          />
          {children}
        </div>
        <LiveRegion
          className={styles.readout}
          data-side={readout && readout.x > 0.5 ? 'left' : 'right'}
          style={{ '--x': readout?.x ?? 0, '--y': readout?.y ?? 0 } as CSSProperties}
        >
          {told && secondSentence(told, unit)}
        </LiveRegion>
      </div>
    </div>
  );
}

function within(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function secondAfter(key: string, second: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (second ?? 0) + 1;
    case 'ArrowLeft':
      return (second ?? last + 1) - 1;
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return null;
  }
}
