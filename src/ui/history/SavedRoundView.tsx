import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { tally } from '../../core/round/score';
import { listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { type ShownRound, showRoundAtom, watchSavedAtom } from '../../state/history/shownRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { InsightsPanel } from '../insights/InsightsPanel';
import { PictureButton } from '../picture/PictureButton';
import outcome from '../round/outcome.module.css';
import { resultLines } from '../round/resultLines';
import { CopyTextButton } from '../today/CopyTextButton';
import { formatMinute } from './dates';
import styles from './RoundsDialog.module.css';
import { kindText, notShownSentence } from './roundSentences';

/** A saved round with its result and insights, as they were shown after it was played. */
export function SavedRoundView({ shown: { listed, round } }: { readonly shown: ShownRound }) {
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchSavedAtom);
  const race = useSetAtom(raceSavedAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const [isRetrying, setRetrying] = useState(false);
  const backRef = useRef<HTMLButtonElement>(null);
  // When another try has loaded the round, the button that had focus is gone. A tab that has just led here keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the round is replaced
  useEffect(() => {
    if (!document.activeElement?.matches('[role="tab"]')) backRef.current?.focus();
  }, [round]);
  const tryAgain = (): void => {
    if (isRetrying) return;
    setRetrying(true);
    void show(listed).finally(() => setRetrying(false));
  };
  const played = typeof round === 'string' ? null : round;
  return (
    <div className={outcome.outcome}>
      <div className={outcome.result}>
        <Button
          ref={backRef}
          onClick={({ currentTarget }) => {
            currentTarget.closest('dialog')?.focus();
            void show(null);
          }}
        >
          {t`Back to all rounds`}
        </Button>
        <h3 className={styles.when}>
          <span>{`${formatMinute(listed.playedAt)}, ${kindText(listed, listedAt)}`}</span>
        </h3>
        {played && (
          <>
            <dl className={`${styles.result} ${outcome.lines}`}>
              {resultLines(tally(played)).map(([name, figure]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
            <div className={`${styles.actions} ${outcome.buttons}`}>
              <Button onClick={({ timeStamp }) => watch(listed, timeStamp)}>
                {t({ message: 'Watch', comment: 'Button: replays the round on the board' })}
              </Button>
              <Button onClick={({ timeStamp }) => race(listed, timeStamp)}>
                {t({ message: 'Race', comment: 'A button (verb): to race against a saved round' })}
              </Button>
              <PictureButton saved={{ ...listed, round: played }} />
              {listed.wordsOfDay && (
                <CopyTextButton
                  round={played}
                  today={{ day: listed.wordsOfDay, isAgain: listed.wasRaced === true }}
                />
              )}
            </div>
          </>
        )}
        {!played && (
          <>
            {/* Unmounted while retrying, so that a second failure is announced again. */}
            {!isRetrying && <p role="alert">{notShownSentence(typeof round === 'string' ? round : null)}</p>}
            <LiveRegion>{isRetrying && t`Loading the words of this round…`}</LiveRegion>
            {round === 'wordsNotLoaded' && (
              <div className={styles.actions}>
                <Button onClick={tryAgain}>{t`Try again`}</Button>
              </div>
            )}
          </>
        )}
      </div>
      {played && <InsightsPanel round={played} disturbed={listed} />}
    </div>
  );
}
