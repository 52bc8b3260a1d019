import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { isLeftEarly } from '../../core/history/summary';
import { tally } from '../../core/round/score';
import { isBestOfRaceAtom, newBestAtom } from '../../state/history/bestOfKindAtoms';
import { phaseAtom, roundAtom } from '../../state/round/roundAtoms';
import { todayOfRoundAtom } from '../../state/today/todayAtoms';
import styles from './ResultPanel.module.css';
import { newBestLine, resultLines } from './resultLines';

/** The result of the round. `ResultAnnouncement` announces it to screen readers, as one text. */
export function ResultPanel() {
  const isFinished = useAtomValue(phaseAtom) === 'finish';
  const ref = useRef<HTMLDivElement>(null);
  // In a window too small for the words and the result, scroll to the result.
  useEffect(() => {
    const summary = ref.current?.closest('[data-part="summary"]');
    if (isFinished && summary) scrollFullyIntoView(summary);
  }, [isFinished]);
  return (
    <div ref={ref} className={styles.panel} data-part="result">
      {isFinished && <Result />}
    </div>
  );
}

/** Scrolls until the whole element is visible, or as much as fits. Smoothly, unless the system asks for less motion. */
function scrollFullyIntoView(element: Element): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: lessMotion ? 'instant' : 'smooth' });
}

function Result() {
  const round = useAtomValue(roundAtom);
  const newBest = useAtomValue(newBestAtom);
  const isBestOfRace = useAtomValue(isBestOfRaceAtom);
  const isToday = useAtomValue(todayOfRoundAtom) !== null;
  return (
    <>
      <h2 className="heading">{t({ message: 'Result', comment: 'Of the round that has just ended' })}</h2>
      {resultLines(tally(round)).map(([name, figure]) => (
        <p key={name} data-line>
          <span>{name}</span> <span>{figure}</span>
        </p>
      ))}
      {newBest && <p className={styles.best}>{newBestLine(round.setup, newBest)}</p>}
      {isBestOfRace && (
        <p className={styles.note}>
          {isToday
            ? t`Only your first try each day can set the highest score`
            : t`Races leave the highest score as it is`}
        </p>
      )}
      {isLeftEarly(round) && <p className={styles.note}>{t`left early`}</p>}
    </>
  );
}
