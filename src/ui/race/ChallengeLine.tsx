import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { speedOfRound } from '../../analysis/insights/speed';
import type { Challenge } from '../../core/race/challengeLink';
import type { Round } from '../../core/round/round';
import { speedUnitOf } from '../../core/words/speedUnit';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { challengeLinkAtom, dismissLinkAtom, openLinkAtom } from '../../state/race/challengeAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { type Race, raceAtom } from '../../state/round/sittingAtoms';
import { Button } from '../controls/Button';
import { Explained } from '../controls/Explained';
import { MARKS } from '../controls/withElements';
import { speedText } from '../page/figureTexts';
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
      {isRetrying && <p>{t`Loading the words of this challenge…`}</p>}
      {link.phase === 'trouble' && (
        <>
          <p>{i18n._(LINK_TROUBLES[link.trouble])}</p>
          {link.trouble === 'wordsNotLoaded' && (
            <Button
              data-quiet
              onClick={({ timeStamp }) => thenFocusField(() => void open(link.fragment, timeStamp))}
            >
              {t`Try again`}
            </Button>
          )}
          <Button data-quiet onClick={({ timeStamp }) => thenFocusField(() => dismiss(timeStamp))}>
            {t({ message: 'Dismiss', comment: 'A button: takes a message off the page' })}
          </Button>
        </>
      )}
      {link.phase !== 'trouble' && (isRacing || offered) && (
        <>
          {isRacing ? (
            <RaceSentence race={race} isWaiting={phase === 'start'} />
          ) : (
            offered && <ChallengeSentence challenge={offered} rest={t`Same words, in your next round.`} />
          )}
          {phase !== 'run' && (
            <Button data-quiet onClick={({ timeStamp }) => thenFocusField(() => dismiss(timeStamp))}>
              {isRacing && race.challenger === null
                ? t({ message: 'Leave the race', comment: 'Button' })
                : t({ message: 'Not now', comment: 'Button: turns a challenge down' })}
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

function RaceSentence({ race: { raced, challenger }, isWaiting }: RaceSentenceProps) {
  const { round } = raced;
  if (challenger === null) {
    const speed = speedText(speedOfRound(round), speedUnitOf(round.setup.wordList));
    return (
      <p>{t({ message: `Racing your round: ${speed}`, comment: '{speed}: the speed of that round' })}</p>
    );
  }
  const rest = isWaiting ? caretSentence(challenger) : '';
  return <ChallengeSentence challenge={{ name: challenger, round }} rest={rest} />;
}

/** These stand in a message for the elements with the sender's name and with the figures. */
const [NAME, FIGURES] = MARKS;

function challengeSentence(sender: string): string {
  const [name, figures] = [NAME, FIGURES];
  return sender === ''
    ? t({
        message: `A challenge: ${figures}.`,
        comment: 'From somebody who gave no name. {figures}: their speed and accuracy, “72 wpm, 96%”',
      })
    : t({
        message: `${name} challenges you: ${figures}.`,
        comment: '{figures}: their speed and accuracy, “72 wpm, 96%”',
      });
}

function caretSentence(sender: string): string {
  const name = NAME;
  return sender === ''
    ? t({
        message: 'Same words; the other caret is theirs.',
        comment:
          'You get the words that they had; the caret of somebody who gave no name shows where they were',
      })
    : t({
        message: `Same words; the other caret is ${name}.`,
        comment: 'You get the words that they had; the caret shows where they were',
      });
}

interface ChallengeSentenceProps {
  /** Its name is the sender's, '' if they gave none: untrusted text from the link. */
  readonly challenge: Pick<Challenge, 'name' | 'round'>;
  /** A message in which `NAME` may stand, or ''. */
  readonly rest: string;
}

function ChallengeSentence({ challenge: { name, round }, rest }: ChallengeSentenceProps) {
  const parts = `${challengeSentence(name)} ${rest}`.split(/(\uE000|\uE001\S*)/);
  const nodeOf = (part: string): ReactNode => {
    if (part === NAME) return <bdi>{name}</bdi>;
    return part.startsWith(FIGURES) ? (
      <Figures round={round} after={part.replace(FIGURES, '')} />
    ) : (
      part && <span>{part}</span>
    );
  };
  return createElement('p', null, ...parts.map(nodeOf));
}

interface FiguresProps {
  readonly round: Round;
  /** What follows without a space: the full stop. */
  readonly after: string;
}

function Figures({ round, after }: FiguresProps) {
  return (
    <span className={styles.figures}>
      <Explained meaning={t`Taken from the link, so not verified`}>{figuresText(round)}</Explained>
      <span>{after}</span>
    </span>
  );
}
