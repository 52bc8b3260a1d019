import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { fastestSince } from '../../analysis/trend';
import { type ListedRound, listedAtAtom, raceKeptAtom } from '../../state/historyAtoms';
import { whole, wpm } from '../figures';
import { beginOfDay, beginOfWeek } from './calendar';
import styles from './RoundsDialog.module.css';
import { longTime, playedSpeed } from './sentences';

interface BestsProps {
  readonly listed: readonly ListedRound[];
  /** Those of them that can be the best. */
  readonly compared: readonly ListedRound[];
}

/** The fastest rounds of today, of this week and of all time; how many rounds there are, and how long they took. */
export function Bests({ listed, compared }: BestsProps) {
  const listedAt = useAtomValue(listedAtAtom);
  const race = useSetAtom(raceKeptAtom);
  const { figures, best } = useMemo(() => {
    const played = compared.map((one) => ({ ...playedSpeed(one), listed: one }));
    const now = new Date(listedAt);
    const bestSince = (sinceMs: number): string => {
      const fastest = fastestSince(played, sinceMs);
      return fastest === null ? '–' : wpm(fastest.speedWpm);
    };
    const lines = [
      ['Best today', bestSince(beginOfDay(now))],
      ['Best this week', bestSince(beginOfWeek(now))],
      ['Best of all', bestSince(Number.NEGATIVE_INFINITY)],
      ['Rounds', whole(listed.length)],
      ['Time typed', longTime(listed.reduce((sum, { summary }) => sum + summary.durationMs, 0))],
    ];
    return { figures: lines, best: fastestSince(played, Number.NEGATIVE_INFINITY)?.listed };
  }, [listed, compared, listedAt]);
  return (
    <>
      <dl className={styles.bests}>
        {figures.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {best && (
        <button type="button" className={styles.action} onClick={({ timeStamp }) => race(best, timeStamp)}>
          Race your best
        </button>
      )}
    </>
  );
}
