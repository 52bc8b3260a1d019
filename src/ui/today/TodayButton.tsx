import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useSyncExternalStore } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { isTodayOfferedAtom, playTodayAtom } from '../../state/today/todayAtoms';
import { todaysSpeedAtom } from '../../state/today/todaysSpeedAtom';
import { LinkButton } from '../controls/LinkButton';
import { wpm } from '../page/figureTexts';
import styles from './TodayButton.module.css';
import { figureTodayText, todaysWordsText } from './todayText';

/**
 * Lays out the words that everybody has today, and says how they were typed. It is there where they are offered, in room
 * that is kept until a result.
 *
 * @param beside another quiet button, in the same line
 */
export function TodayButton({ beside }: { readonly beside: ReactNode }) {
  const phase = useAtomValue(phaseAtom);
  const isOffered = useAtomValue(isTodayOfferedAtom);
  // Not in the prerendered page, whose opening takes no press: React hydrates that, and renders this in the same task.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const play = useSetAtom(playTodayAtom);
  const focusField = useSetAtom(focusFieldAtom);
  if (phase === 'finish') return null;
  return (
    <div className={styles.room}>
      {isHydrated && isOffered && (
        <>
          <LinkButton
            // The field keeps the focus: without it the hint above changes, may get shorter, and the button is elsewhere.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ timeStamp }) => {
              play(timeStamp);
              focusField();
            }}
          >
            {todaysWordsText()}
          </LinkButton>
          <TodaysSpeed />
          <span>{'\u00a0· '}</span>
          {beside}
        </>
      )}
    </div>
  );
}

function TodaysSpeed() {
  const speedWpm = useAtomValue(todaysSpeedAtom);
  return speedWpm !== null && <span>{`\u00a0· ${figureTodayText(wpm(speedWpm))}`}</span>;
}

function neverChanges(): () => void {
  return () => {};
}
