import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { challengeLinkAtom, dismissLinkAtom, openLinkAtom } from '../../state/race/challengeAtoms';
import { type Race, raceAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import styles from './Race.module.css';
import { figuresText, LINK_TROUBLES } from './raceSentences';

/** Who is raced, until the round is over; or why a link cannot be used. */
export function ChallengeLine() {
  const race = useAtomValue(raceAtom);
  const link = useAtomValue(challengeLinkAtom);
  const phase = useAtomValue(phaseAtom);
  const dismiss = useSetAtom(dismissLinkAtom);
  const open = useSetAtom(openLinkAtom);
  const focusField = useSetAtom(focusFieldAtom);

  const thenFocusField = (action: () => void): void => {
    action();
    focusField();
  };
  const isRetrying = link.phase === 'loading' && link.isRetry;
  const offered = link.phase === 'offered' ? link.challenge : null;
  const isRacing = race !== null && phase !== 'finish';
  if (!isRetrying && link.phase !== 'trouble' && !isRacing && !offered) return null;
  return (
    <ChallengeStatus isLive={phase !== 'run'}>
      {isRetrying && <p>Loading the words of this challenge …</p>}
      {link.phase === 'trouble' && (
        <>
          <p>{LINK_TROUBLES[link.trouble]}</p>
          {link.trouble === 'wordsNotLoaded' && (
            <Button
              data-quiet
              onClick={({ timeStamp }) => thenFocusField(() => void open(link.fragment, timeStamp))}
            >
              Try again
            </Button>
          )}
          <Button data-quiet onClick={({ timeStamp }) => thenFocusField(() => dismiss(timeStamp))}>
            Dismiss
          </Button>
        </>
      )}
      {link.phase !== 'trouble' && (isRacing || offered) && (
        <>
          {isRacing ? (
            <RaceSentence race={race} isWaiting={phase === 'start'} />
          ) : (
            offered && (
              <ChallengeSentence
                name={offered.name}
                figures={figuresText(offered.round)}
                rest="The same words come with the next round."
              />
            )
          )}
          {phase !== 'run' && (
            <Button data-quiet onClick={({ timeStamp }) => thenFocusField(() => dismiss(timeStamp))}>
              Not now
            </Button>
          )}
        </>
      )}
    </ChallengeStatus>
  );
}

interface ChallengeStatusProps {
  /** Off during a round: text that disappears as typing starts is not announced. */
  readonly isLive: boolean;
  readonly children: ReactNode;
}

/** A `status` that is in the document only with its text, and for a frame before it. */
function ChallengeStatus({ isLive, children }: ChallengeStatusProps) {
  const isPainted = useIsPainted();
  return (
    <div role="status" aria-live={isLive ? 'polite' : 'off'} className={styles.challenge} data-race>
      {isPainted && children}
    </div>
  );
}

/**
 * Turns true after the first paint. A live region must be in the document before its text: few screen readers announce
 * one that is inserted together with its text.
 */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

interface RaceSentenceProps {
  readonly race: Race;
  /** Whether nothing has been typed yet. */
  readonly isWaiting: boolean;
}

function RaceSentence({ race: { ghost, challenger }, isWaiting }: RaceSentenceProps) {
  const figures = figuresText(ghost.round);
  const rest = isWaiting ? 'The same words are waiting.' : '';
  if (challenger === null) {
    return (
      <p>
        A race against a round of yours: {figures}. {rest}
      </p>
    );
  }
  return <ChallengeSentence name={challenger} figures={figures} rest={rest} />;
}

interface ChallengeSentenceProps {
  /** The sender's name, '' if they gave none. Untrusted text from the link. */
  readonly name: string;
  readonly figures: string;
  readonly rest: string;
}

function ChallengeSentence({ name, figures, rest }: ChallengeSentenceProps) {
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
        The figures are calculated here from the keys in the link: they are consistent, which does not prove
        that anybody typed them.
      </p>
    </>
  );
}
