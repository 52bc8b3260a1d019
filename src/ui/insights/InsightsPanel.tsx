import { memo, type ReactNode, useMemo } from 'react';
import type { RoundInsights } from '../../analysis/insights/analyseRound';
import { type Curve, curveOf } from '../../analysis/insights/curve';
import { type PlayedRound, timelineOf } from '../../analysis/insights/timeline';
import type { Playback } from '../../core/replay/playback';
import { analyseOnce } from './analyseOnce';
import { Figures } from './Figures';
import styles from './InsightsPanel.module.css';
import { MistakesList } from './MistakesList';
import { MissedLetters, SlowPairs } from './SlowPairs';
import { SpeedCurve } from './SpeedCurve';
import { SpeedTable } from './SpeedTable';
import { TimeSpent } from './TimeSpent';

interface InsightsPanelProps {
  readonly round: PlayedRound;
  /** The round that it was raced against, if any. Must be a stable object. */
  readonly ghost?: Playback | null;
  /** What the player usually types on just these words, in wpm; null if that is not known. */
  readonly usualWpm?: number | null;
  /** How many of the panel's pieces are rendered, from 0 to `PIECE_COUNT`. */
  readonly pieceCount: number;
  /** Whether it is visible, also to screen readers. A hidden panel is laid out already, so that showing it is quick. */
  readonly isShown: boolean;
  /** What is known about the round beyond its log. */
  readonly children?: ReactNode;
}

/** The insights into a round, and the one thing to work on next. */
export default function InsightsPanel({
  round,
  ghost = null,
  usualWpm = null,
  pieceCount,
  isShown,
  children,
}: InsightsPanelProps) {
  const insights = analyseOnce(round);
  const ghostCurve = useMemo(() => ghost && curveOf(timelineOf(ghost.round)), [ghost]);
  return (
    <div className={isShown ? styles.shown : styles.hidden}>
      <section className={styles.insights} aria-label={isShown ? 'What this round tells' : undefined}>
        <Pieces insights={insights} ghostCurve={ghostCurve} usualWpm={usualWpm} count={pieceCount} />
        {children && <div className={styles.machine}>{children}</div>}
      </section>
    </div>
  );
}

/** What is shown beside the insights into the round itself. */
interface Comparisons {
  readonly ghostCurve: Curve | null;
  readonly usualWpm: number | null;
}

type Piece = (insights: RoundInsights, comparisons: Comparisons) => ReactNode;

/** The pieces beside the result. Each piece is small enough to be rendered between two keys. */
const BESIDE: readonly Piece[] = [
  ({ figures }, { usualWpm }) => <Figures key="figures" figures={figures} usualWpm={usualWpm} />,
  ({ curve, figures }, { ghostCurve }) => (
    <SpeedCurve key="curve" curve={curve} ghostCurve={ghostCurve} likelyRange={figures.likelyRange} />
  ),
  ({ curve }, { ghostCurve }) => (
    <SpeedTable key="table" seconds={curve.seconds} ghostSeconds={ghostCurve?.seconds ?? null} />
  ),
];

/** The pieces below it. */
const BELOW: readonly Piece[] = [
  (insights) => (
    <div key="time" className={styles.below}>
      <TimeSpent insights={insights} />
    </div>
  ),
  (insights) => (
    <div key="lists" className={`${styles.below} ${styles.columns}`}>
      <MistakesList kinds={insights.mistakesByKind} />
      <SlowPairs pairs={insights.slowPairs} />
      <MissedLetters letters={insights.missedLetters} />
    </div>
  ),
];

/** How many pieces there are. */
export const PIECE_COUNT = BESIDE.length + BELOW.length;

interface PiecesProps extends Comparisons {
  readonly insights: RoundInsights;
  readonly count: number;
}

const Pieces = memo(function Pieces({ insights, count, ...comparisons }: PiecesProps) {
  const render = (piece: Piece): ReactNode => piece(insights, comparisons);
  return (
    <>
      <div className={styles.beside}>{BESIDE.slice(0, count).map(render)}</div>
      {BELOW.slice(0, Math.max(0, count - BESIDE.length)).map(render)}
    </>
  );
});
