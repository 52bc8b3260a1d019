import { useAtomValue, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { RecentSpeed } from '../../analysis/insights/RecentSpeed';
import type { Round } from '../../core/round/round';
import { speedUnitOf } from '../../core/words/speedUnit';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { followAtoms } from '../../state/page/followAtoms';
import { clockSecondsAtom, phaseAtom, roundAtom, setupAtom } from '../../state/round/roundAtoms';
import { speedText } from '../page/figureTexts';
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

  // Written without React, as the time is: a new second comes with a key, and a commit would delay that key's frame. That
  // frame has the time, so the speed waits for the next key, or for the next second at most.
  useLayoutEffect(() => {
    const recent = new RecentSpeed();
    let text = '';
    /** The round as it was when the text was new, as long as that waits for a key. */
    let waitingSince: Round | null = null;
    const write = (): void => {
      waitingSince = null;
      if (ref.current && ref.current.textContent !== text) ref.current.textContent = text;
    };
    const follow = (): void => {
      const round = store.get(roundAtom);
      const isRunning = round.phase === 'run';
      const speedWpm = recent.at(round);
      text = speedWpm === null || !isRunning ? '' : speedText(speedWpm, speedUnitOf(round.setup.wordList));
      if (isRunning && cameWithKey(round)) waitingSince = round;
      else write();
    };
    const writeWaiting = (): void => {
      if (waitingSince && store.get(roundAtom) !== waitingSince) write();
    };
    follow();
    write();
    return followAtoms(store, [
      { when: [clockSecondsAtom, setupAtom, phaseAtom], run: follow },
      { when: [roundAtom], run: writeWaiting },
    ]);
  }, [store]);

  return (
    <div className={styles.speed} aria-hidden="true">
      <span ref={ref} />
    </div>
  );
}

/** Whether the latest that a round knows is a key, not a tick of its clock. */
function cameWithKey({ log, startedAt, elapsedMs }: Round): boolean {
  return log !== null && log.event.at - (startedAt ?? 0) === elapsedMs;
}
