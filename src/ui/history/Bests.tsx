import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { fastest, fastestBetween, type PlayedSpeed } from '../../analysis/history/trend';
import { type ListedRound, listedAtAtom, raceKeptAtom } from '../../state/history/historyAtoms';
import { whole, wpm } from '../page/figures';
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
    // A day and a week end now: what is dated later, by a clock that was wrong, is in none of them.
    const bestSince = (fromMs: number): string => speedOrNone(fastestBetween(played, fromMs, listedAt));
    const bestOfAll = fastest(played);
    const lines = [
      ['Best today', bestSince(beginOfDay(now))],
      ['Best this week', bestSince(beginOfWeek(now))],
      ['Best of all', speedOrNone(bestOfAll)],
      ['Rounds', whole(listed.length)],
      ['Time typed', longTime(listed.reduce((sum, { summary }) => sum + summary.durationMs, 0))],
    ];
    return { figures: lines, best: bestOfAll?.listed };
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
        <div>
          <button type="button" className={styles.action} onClick={({ timeStamp }) => race(best, timeStamp)}>
            Race your best
          </button>
        </div>
      )}
    </>
  );
}

function speedOrNone(played: PlayedSpeed | null): string {
  return played === null ? '–' : wpm(played.speedWpm);
}
