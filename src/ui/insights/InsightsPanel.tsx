import { t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import type { Comparison } from '../../analysis/history/comparison';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { curveOf } from '../../analysis/insights/curve';
import { type PlayedRound, timelineOf } from '../../analysis/insights/timeline';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import type { Playback } from '../../core/replay/playback';
import { speedUnitOf } from '../../core/words/speedUnit';
import type { PaceComparison } from '../../state/race/paceComparisonAtom';
import { CurvePlayhead } from '../replay/CurvePlayhead';
import { AboutMeasurement } from './AboutMeasurement';
import type { Disturbed } from './disturbances';
import { Figures } from './Figures';
import styles from './InsightsPanel.module.css';
import { MistakesList } from './MistakesList';
import { SlowPairs } from './SlowPairs';
import { SpeedCurve } from './SpeedCurve';
import { SpeedTable } from './SpeedTable';
import { TimeSpent } from './TimeSpent';

interface InsightsPanelProps {
  readonly round: PlayedRound;
  /** The round that it was raced against, if any. Must be a stable object. */
  readonly ghost?: Playback | null;
  /** What the player usually types on just these words, in wpm; null if that is not known. */
  readonly usualWpm?: number | null;
  /** How its speed compares with that of earlier rounds; null if that is not known. */
  readonly comparison?: Comparison | null;
  /** How its speed compares with the pace that it had; null for none. */
  readonly paced?: PaceComparison | null;
  readonly disturbed: Disturbed;
  /** What is known about its measurement beyond its log. */
  readonly children?: ReactNode;
}

/** The insights into a round: its figures, its curve, and what to work on next. */
export function InsightsPanel({
  round,
  ghost = null,
  usualWpm = null,
  comparison = null,
  paced = null,
  disturbed,
  children,
}: InsightsPanelProps) {
  const insights = useMemo(() => analyseRound(round), [round]);
  const ghostCurve = useMemo(() => ghost && curveOf(timelineOf(ghost.round)), [ghost]);
  const { figures, curve } = insights;
  const unit = speedUnitOf(round.setup.wordList);
  return (
    <section className={styles.insights} aria-label={t`What this round tells`}>
      <Figures figures={figures} unit={unit} usualWpm={usualWpm} comparison={comparison} paced={paced} />
      <div className={styles.curve}>
        <SpeedCurve curve={curve} ghostCurve={ghostCurve} likelyRange={figures.likelyRange} unit={unit}>
          <CurvePlayhead round={round} />
        </SpeedCurve>
        <SpeedTable seconds={curve.seconds} ghostSeconds={ghostCurve?.seconds ?? null} unit={unit} />
      </div>
      <div className={styles.below}>
        <TimeSpent insights={insights} unit={unit} />
        <div className={styles.columns}>
          <MistakesList
            kinds={insights.mistakesByKind}
            words={insights.wrongWords}
            lang={round.setup.lang ?? OWN_LANGUAGE}
          />
          <SlowPairs round={round} />
        </div>
        <AboutMeasurement disturbed={disturbed}>{children}</AboutMeasurement>
      </div>
    </section>
  );
}
