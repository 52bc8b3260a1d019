import { type ReactNode, useMemo } from 'react';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { curveOf } from '../../analysis/insights/curve';
import { type PlayedRound, timelineOf } from '../../analysis/insights/timeline';
import type { Playback } from '../../core/replay/playback';
import { CurvePlayhead } from '../replay/CurvePlayhead';
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
  /** What is known about the round beyond its log. */
  readonly children?: ReactNode;
}

/** The insights into a round, and the one thing to work on next. */
export function InsightsPanel({ round, ghost = null, usualWpm = null, children }: InsightsPanelProps) {
  const insights = useMemo(() => analyseRound(round), [round]);
  const ghostCurve = useMemo(() => ghost && curveOf(timelineOf(ghost.round)), [ghost]);
  const { figures, curve } = insights;
  return (
    <section className={styles.insights} aria-label="What this round tells">
      <div className={styles.beside}>
        <Figures figures={figures} usualWpm={usualWpm} />
        <SpeedCurve curve={curve} ghostCurve={ghostCurve} likelyRange={figures.likelyRange}>
          <CurvePlayhead round={round} />
        </SpeedCurve>
        <SpeedTable seconds={curve.seconds} ghostSeconds={ghostCurve?.seconds ?? null} />
      </div>
      <div className={styles.below}>
        <TimeSpent insights={insights} />
      </div>
      <div className={`${styles.below} ${styles.columns}`}>
        <MistakesList kinds={insights.mistakesByKind} />
        <SlowPairs round={round} />
        <MissedLetters letters={insights.missedLetters} />
      </div>
      {children && <div className={styles.machine}>{children}</div>}
    </section>
  );
}
