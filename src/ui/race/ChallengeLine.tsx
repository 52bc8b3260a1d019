import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { callFieldAtom } from '../../state/page/fieldFocusAtoms';
import {
  declineAtom,
  dismissTroubleAtom,
  followRoundAtom,
  linkTroubleAtom,
  offeredChallengeAtom,
  openAddressAtom,
  retryLinkAtom,
} from '../../state/race/challengeAtoms';
import { type Race, raceAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import styles from './Race.module.css';
import { figuresOf, LINK_TROUBLES } from './sentences';

/** Who is raced, until the round is over; or why a link is of no use. */
export function ChallengeLine() {
  const store = useStore();
  const race = useAtomValue(raceAtom);
  const offered = useAtomValue(offeredChallengeAtom);
  const trouble = useAtomValue(linkTroubleAtom);
  const phase = useAtomValue(phaseAtom);
  const isReady = useReady();
  const [isTrying, setTrying] = useState(false);
  const decline = useSetAtom(declineAtom);
  const dismiss = useSetAtom(dismissTroubleAtom);
  const retry = useSetAtom(retryLinkAtom);
  const callField = useSetAtom(callFieldAtom);

  useEffect(() => {
    const follow = (): void => store.set(followRoundAtom);
    store.set(openAddressAtom);
    const stopFollowing = [store.sub(phaseAtom, follow), store.sub(raceAtom, follow)];
    return () => {
      for (const stop of stopFollowing) stop();
    };
  }, [store]);

  const leave = (act: () => void): void => {
    act();
    callField();
  };
  const tryAgain = (at: number): void => {
    setTrying(true);
    void retry(at).finally(() => setTrying(false));
  };
  const isRacing = race !== null && phase !== 'finish';
  const live = phase === 'run' ? 'off' : 'polite';
  const saysSomething = isReady && (isTrying || trouble !== null || isRacing || offered !== null);
  return (
    // What it says less once somebody types is no news.
    <div aria-live={live} className={styles.challenge}>
      {saysSomething && (
        <div role="status" aria-live={live} className={styles.challenge}>
          {isTrying && <p>Loading the words of this challenge …</p>}
          {trouble && (
            <>
              <p>{LINK_TROUBLES[trouble]}</p>
              {trouble === 'wordsNotLoaded' && (
                <button type="button" onClick={({ timeStamp }) => leave(() => tryAgain(timeStamp))}>
                  Try again
                </button>
              )}
              <button type="button" onClick={() => leave(dismiss)}>
                Dismiss
              </button>
            </>
          )}
          {!trouble && (isRacing || offered) && (
            <>
              {isRacing ? (
                <RaceSentence race={race} isWaiting={phase === 'start'} />
              ) : (
                offered && (
                  <Sentence
                    name={offered.name}
                    figures={figuresOf(offered.round)}
                    rest="The same words come with the next round."
                  />
                )
              )}
              {phase !== 'run' && (
                <button type="button" onClick={({ timeStamp }) => leave(() => decline(timeStamp))}>
                  Not now
                </button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Not before it has been painted without: a live region that comes with its text is heard by few. */
function useReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setReady(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isReady;
}

interface RaceSentenceProps {
  readonly race: Race;
  /** Nothing is typed yet. */
  readonly isWaiting: boolean;
}

function RaceSentence({ race: { ghost, challenger }, isWaiting }: RaceSentenceProps) {
  const figures = figuresOf(ghost.round);
  const rest = isWaiting ? 'The same words are waiting.' : '';
  if (challenger === null) {
    return (
      <p>
        A race against a round of yours: {figures}. {rest}
      </p>
    );
  }
  return <Sentence name={challenger} figures={figures} rest={rest} />;
}

interface SentenceProps {
  /** Who sends it, '' when that is not told. Text that somebody else has made. */
  readonly name: string;
  readonly figures: string;
  readonly rest: string;
}

function Sentence({ name, figures, rest }: SentenceProps) {
  return (
    <>
      <p>
        A challenge
        {name && (
          <>
            {' '}
            by <bdi>{name}</bdi>
          </>
        )}
        : {figures}. {rest}
      </p>
      <p className={styles.soft}>
        The figures are worked out here from the keys in the link: they fit together, which does not prove
        that anybody typed them.
      </p>
    </>
  );
}
