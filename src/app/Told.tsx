import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { Phase, Round } from '../core/round/round';
import { whenIdle } from '../platform/page/idle';
import { tellAtom } from '../state/page/noticeAtoms';
import { raceAtom } from '../state/replay/boardAtoms';
import {
  finishedRoundAtom,
  isTimeUpAtom,
  lastKeyAtAtom,
  phaseAtom,
  roundAtom,
  secondsLeftAtom,
} from '../state/round/roundAtoms';
import { FREE_MS, usePart, type Wanted } from './usePart';

type ToldPart = typeof import('../ui/insights/ToldPanel');

const loadTold = () => import('../ui/insights/ToldPanel');

/** Pieces are made this late in the round, so that most of what they will tell is known by then. */
const LAST_SECONDS = 12;

/** Whether the round that runs is about to end. */
const isEndingAtom = atom((get) => get(phaseAtom) === 'run' && get(secondsLeftAtom) <= LAST_SECONDS);

/**
 * What the round tells, once it is over. Its part of the page is fetched and made, unseen, while a round runs and no
 * key is coming, so that at the end it is there with the result; one that comes later is shown then.
 */
export function Told() {
  const part = useToldPart();
  const ahead = useMadeAhead(part);
  const finishedRound = useAtomValue(finishedRoundAtom);
  const race = useAtomValue(raceAtom);
  if (!part) return null;
  if (finishedRound) {
    return (
      <part.default round={finishedRound} ghost={race?.ghost ?? null} pieces={part.PIECES} isShown>
        <part.MachineLine />
      </part.default>
    );
  }
  return (
    ahead && (
      <part.default round={ahead.round} ghost={race?.ghost ?? null} pieces={ahead.pieces} isShown={false} />
    )
  );
}

const WANTED: Record<Phase, Wanted> = { start: 'no', run: 'soon', finish: 'now' };

function useToldPart(): ToldPart | null {
  const tell = useSetAtom(tellAtom);
  const tellMissing = useCallback(() => tell('partMissing'), [tell]);
  return usePart(loadTold, WANTED[useAtomValue(phaseAtom)], tellMissing);
}

interface MadeAhead {
  readonly round: Round;
  readonly pieces: number;
}

/** What is made of the part before the round is over: a piece in an idle moment, and the last word when time is up. */
function useMadeAhead(part: ToldPart | null): MadeAhead | null {
  const store = useStore();
  const isEnding = useAtomValue(isEndingAtom);
  const isTimeUp = useAtomValue(isTimeUpAtom);
  const [ahead, setAhead] = useState<MadeAhead | null>(null);

  useEffect(() => {
    if (!isEnding || !part) return;
    const round = store.get(roundAtom);
    if (isTimeUp) {
      // The clock waits for keys on their way; mostly none is, and this is what the result will tell.
      setAhead({ round, pieces: part.PIECES });
      return;
    }
    let stopWaiting = (): void => {};
    const makeWhenIdle = (pieces: number): void => {
      stopWaiting = whenIdle(
        FREE_MS,
        () => store.get(lastKeyAtAtom),
        () => {
          setAhead({ round, pieces });
          if (pieces < part.PIECES) makeWhenIdle(pieces + 1);
        },
      );
    };
    makeWhenIdle(0);
    return () => stopWaiting();
  }, [store, isEnding, isTimeUp, part]);
  // What was made for an earlier round is of no use to this one.
  return isEnding && ahead?.round.setup === store.get(roundAtom).setup ? ahead : null;
}
