import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { fastestSince } from '../../analysis/trend';
import { type ListedRound, listedAtAtom } from '../../state/historyAtoms';
import { wpm } from '../told/sentences';
import { beginOfDay, beginOfWeek } from './calendar';
import styles from './RoundsDialog.module.css';
import { longTime, playedSpeed, unraced, whole } from './sentences';

/**
 * The fastest rounds of today, of this week and of all time, but for raced ones; how many rounds there are, and how
 * long they took.
 */
export function Bests({ listed }: { readonly listed: readonly ListedRound[] }) {
  const listedAt = useAtomValue(listedAtAtom);
  const figures = useMemo(() => {
    const played = unraced(listed).map(playedSpeed);
    const now = new Date(listedAt);
    const best = (sinceMs: number): string => {
      const fastest = fastestSince(played, sinceMs);
      return fastest === null ? '–' : wpm(fastest);
    };
    return [
      ['Best today', best(beginOfDay(now))],
      ['Best this week', best(beginOfWeek(now))],
      ['Best of all', best(Number.NEGATIVE_INFINITY)],
      ['Rounds', whole(listed.length)],
      ['Time typed', longTime(listed.reduce((sum, { summary }) => sum + summary.durationMs, 0))],
    ];
  }, [listed, listedAt]);
  return (
    <dl className={styles.bests}>
      {figures.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
