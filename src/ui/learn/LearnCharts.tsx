import type { LearnedRound } from '../../analysis/learn/learnedRound';
import { minutesByDay, speedByWeek } from '../../analysis/learn/lessonDays';
import styles from './LearnCharts.module.css';
import { MinutesChart } from './MinutesChart';
import { SpeedChart } from './SpeedChart';

interface LearnChartsProps {
  readonly rounds: readonly LearnedRound[];
  readonly goalWpm: number;
  /** Whole days since 1970, by the player's calendar. */
  readonly today: number;
}

/** The lessons of the last twelve weeks: how long they were by day, and how fast by week; nothing without one. */
export function LearnCharts({ rounds, goalWpm, today }: LearnChartsProps) {
  const weeks = speedByWeek(rounds, today);
  if (weeks.length === 0) return null;
  return (
    <div className={styles.charts}>
      <MinutesChart minutes={minutesByDay(rounds, today)} today={today} />
      <SpeedChart weeks={weeks} goalWpm={goalWpm} today={today} />
    </div>
  );
}
