import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { todayOfRoundAtom } from '../../state/today/todayAtoms';
import { PictureOfRound } from '../picture/PictureOfRound';
import { RaceOutcome } from '../race/RaceOutcome';
import { RaceRound } from '../race/RaceRound';
import { SendRound } from '../race/SendRound';
import { WatchRound } from '../replay/WatchRound';
import { ActionsRow } from './ActionsRow';
import { useIsResultShown } from './useIsResultShown';

interface RoundActionsProps {
  /** The first of the actions. */
  readonly children?: ReactNode;
  /** One for rounds with the words of a day. */
  readonly ofToday?: ReactNode;
}

/** What a player can do with the round that has just ended. The buttons come together, once it is known which. */
export function RoundActions({ children, ofToday }: RoundActionsProps) {
  const round = useAtomValue(finishedRoundAtom);
  const isToday = useAtomValue(todayOfRoundAtom) !== null;
  const isResultShown = useIsResultShown();
  return (
    <>
      <RaceOutcome />
      {isResultShown && round?.log && (
        <ActionsRow>
          {children}
          <WatchRound />
          <RaceRound />
          <SendRound />
          <PictureOfRound />
          {isToday && ofToday}
        </ActionsRow>
      )}
    </>
  );
}
