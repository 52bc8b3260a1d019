import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { speedOfRound } from '../../analysis/insights/speed';
import type { Challenge } from '../../core/race/challengeLink';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { challengeLinkAtom, dismissLinkAtom, openLinkAtom } from '../../state/race/challengeAtoms';
import { type Race, raceAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { Button } from '../controls/Button';
import { Explained } from '../controls/Explained';
import { wpm } from '../page/figureTexts';
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
            offered && <ChallengeSentence challenge={offered} rest="Same words, with your next round." />
          )}
          {phase !== 'run' && (
            <Button data-quiet onClick={({ timeStamp }) => thenFocusField(() => dismiss(timeStamp))}>
              {isRacing && race.challenger === null ? 'Leave the race' : 'Not now'}
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
  const { round } = ghost;
  if (challenger === null) return <p>Racing your round: {wpm(speedOfRound(round))}</p>;
  const whose = challenger === '' ? 'theirs' : <bdi>{challenger}</bdi>;
  const rest = isWaiting && <>Same words; the orange caret is {whose}.</>;
  return <ChallengeSentence challenge={{ name: challenger, round }} rest={rest} />;
}

interface ChallengeSentenceProps {
  /** Its name is the sender's, '' if they gave none: untrusted text from the link. */
  readonly challenge: Pick<Challenge, 'name' | 'round'>;
  readonly rest: ReactNode;
}

function ChallengeSentence({ challenge: { name, round }, rest }: ChallengeSentenceProps) {
  return (
    <p>
      {name === '' ? (
        'A challenge'
      ) : (
        <>
          <bdi>{name}</bdi> challenges you
        </>
      )}
      :{' '}
      <span className={styles.figures}>
        <Explained meaning="Computed from the link, which anybody can write">{figuresText(round)}</Explained>.
      </span>{' '}
      {rest}
    </p>
  );
}
