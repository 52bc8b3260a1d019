import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { tally } from '../../core/round/score';
import {
  listedAtAtom,
  raceKeptAtom,
  type ShownRound,
  showRoundAtom,
  watchKeptAtom,
} from '../../state/history/historyAtoms';
import ToldPanel, { PIECES } from '../insights/ToldPanel';
import { disturbanceSentences } from '../round/disturbances';
import { resultLines } from '../round/resultLines';
import styles from './RoundsDialog.module.css';
import { kindOf, notShownSentence, whenOf } from './sentences';

/** A kept round as it was told when it had been played. */
export function KeptRoundView({ shown: { listed, round } }: { readonly shown: ShownRound }) {
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchKeptAtom);
  const race = useSetAtom(raceKeptAtom);
  const listedAt = useAtomValue(listedAtAtom);
  const [isTrying, setTrying] = useState(false);
  const backRef = useRef<HTMLButtonElement>(null);
  // Another try may have brought it, and its button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round, shown anew
  useEffect(() => backRef.current?.focus(), [round]);
  const tryAgain = (): void => {
    if (isTrying) return;
    setTrying(true);
    void show(listed).finally(() => setTrying(false));
  };
  return (
    <>
      <div>
        <button
          ref={backRef}
          type="button"
          className={styles.action}
          onClick={({ currentTarget }) => {
            currentTarget.closest('dialog')?.focus();
            void show(null);
          }}
        >
          Back to all rounds
        </button>
      </div>
      <h3 className={styles.when}>
        {whenOf(listed.playedAt)}, {kindOf(listed, listedAt)}
      </h3>
      {round && typeof round === 'object' ? (
        <>
          <dl className={styles.bests}>
            {resultLines(tally(round)).map(([name, figure]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.action}
              onClick={({ timeStamp }) => watch(listed, timeStamp)}
            >
              Watch
            </button>
            <button
              type="button"
              className={styles.action}
              onClick={({ timeStamp }) => race(listed, timeStamp)}
            >
              Race
            </button>
          </div>
          {disturbanceSentences(listed).map((sentence) => (
            <p key={sentence} className={styles.soft}>
              {sentence}
            </p>
          ))}
          <div className={styles.told}>
            <ToldPanel round={round} pieces={PIECES} isShown />
          </div>
        </>
      ) : (
        <>
          {/* One that fails again is said again, since it comes anew. */}
          {!isTrying && <p role="alert">{notShownSentence(round)}</p>}
          <p role="status">{isTrying && 'Loading the words of this round …'}</p>
          {round === 'wordsNotLoaded' && (
            <div className={styles.actions}>
              <button type="button" className={styles.action} onClick={tryAgain}>
                Try again
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
}
