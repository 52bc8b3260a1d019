import { useAtomValue } from 'jotai';
import { roundAtom } from '../../state/roundAtoms';
import { Figures } from './Figures';
import { MachineLine } from './MachineLine';
import { MistakesList } from './MistakesList';
import { MissedLetters, SlowPairs } from './SlowPairs';
import { SpeedCurve } from './SpeedCurve';
import { TimeSpent } from './TimeSpent';
import styles from './ToldPanel.module.css';
import { tellOnce } from './tellOnce';

/** What a finished round tells about itself, and the one thing to work on next. */
export default function ToldPanel() {
  const told = tellOnce(useAtomValue(roundAtom));
  const { figures, curve, durationMs } = told;
  return (
    <section className={styles.told} aria-label="What this round tells">
      <Figures figures={figures} />
      <SpeedCurve curve={curve} durationMs={durationMs} />
      <TimeSpent told={told} />
      <div className={styles.columns}>
        <MistakesList kinds={told.mistakesByKind} />
        <div>
          <SlowPairs pairs={told.slowPairs} />
          <MissedLetters letters={told.missedLetters} />
        </div>
      </div>
      <MachineLine />
    </section>
  );
}

export { tellOnce } from './tellOnce';
