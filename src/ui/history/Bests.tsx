import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { fastest, fastestBetween, type PlayedSpeed } from '../../analysis/history/trend';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { formatWhole, wpm } from '../page/figures';
import { startOfDay, startOfWeek } from './calendar';
import { formatDuration } from './dates';
import styles from './RoundsDialog.module.css';
import { playedSpeed } from './sentences';

interface BestsProps {
  readonly listed: readonly ListedRound[];
  /** Those of them that can be a best. */
  readonly comparable: readonly ListedRound[];
}

/** The best speeds of today, this week and all time; the number of rounds and their total time. */
export function Bests({ listed, comparable }: BestsProps) {
  const listedAt = useAtomValue(listReadAtAtom);
  const race = useSetAtom(raceSavedAtom);
  const { figures, best } = useMemo(() => {
    const played = comparable.map((one) => ({ ...playedSpeed(one), listed: one }));
    const now = new Date(listedAt);
    // Today and this week end now: rounds dated later, by a wrong clock, belong to neither.
    const bestSince = (fromMs: number): string => speedOrNone(fastestBetween(played, fromMs, listedAt));
    const bestOfAll = fastest(played);
    const lines = [
      ['Best today', bestSince(startOfDay(now))],
      ['Best this week', bestSince(startOfWeek(now))],
      ['Best of all', speedOrNone(bestOfAll)],
      ['Rounds', formatWhole(listed.length)],
      ['Time typed', formatDuration(listed.reduce((sum, { summary }) => sum + summary.durationMs, 0))],
    ];
    return { figures: lines, best: bestOfAll?.listed };
  }, [listed, comparable, listedAt]);
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
