import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { RecentSpeed } from '../../analysis/insights/RecentSpeed';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { clockSecondsAtom, phaseAtom, roundAtom, setupAtom } from '../../state/round/roundAtoms';
import { wpm } from '../page/figureTexts';
import styles from './WhileTyping.module.css';

/** Beside the time: the speed of the last seconds, or what hides the time as well. */
export function WhileTyping() {
  const { whileTyping } = useAtomValue(optionsAtom);
  return whileTyping === 'nothing' ? <div className={styles.nothing} /> : <RecentSpeedText />;
}

/** The speed of the last seconds, once a second while a round runs. Not for screen readers. */
function RecentSpeedText() {
  const store = useStore();
  const ref = useRef<HTMLSpanElement>(null);

  // Written without React, as the time is: a new second comes with a key, and a commit would delay that key's frame.
  useLayoutEffect(() => {
    const recent = new RecentSpeed();
    const write = (): void => {
      const speedWpm = recent.at(store.get(roundAtom));
      const text = speedWpm === null || store.get(phaseAtom) !== 'run' ? '' : wpm(speedWpm);
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text;
    };
    write();
    const stops = [clockSecondsAtom, setupAtom, phaseAtom].map((cause) => store.sub(cause, write));
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);

  return (
    <div className={styles.speed} aria-hidden="true">
      <span ref={ref} />
    </div>
  );
}
