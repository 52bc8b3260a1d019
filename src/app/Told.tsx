import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Round } from '../core/round';
import { nowMs } from '../platform/clock';
import { whenIdle } from '../platform/idle';
import { tellAtom } from '../state/noticeAtoms';
import { deadlineAtom, finishedRoundAtom, phaseAtom, roundAtom } from '../state/roundAtoms';

type ToldPart = typeof import('../ui/told/ToldPanel');

/** What it takes to load the part, or to make a piece of it for the first time, even on a slow processor. */
const FREE_MS = 25;
/** Pieces are made this late in the round, so that most of what they will tell is known by then. */
const MADE_BEFORE_END_MS = 12_000;
/** By then the clock has noticed the deadline. */
const AFTER_DEADLINE_MS = 1;

/**
 * What the round tells, once it is over. Its part of the page is fetched and made, unseen, while a round runs and no
 * key is coming, so that at the end it is there with the result; one that comes later is shown then.
 */
export function Told() {
  const part = useToldPart();
  const ahead = useMadeAhead(part);
  const finishedRound = useAtomValue(finishedRoundAtom);
  if (!part) return null;
  if (finishedRound) {
    return (
      <part.default round={finishedRound} pieces={part.PIECES} isShown>
        <part.MachineLine />
      </part.default>
    );
  }
  return ahead && <part.default round={ahead.round} pieces={ahead.pieces} isShown={false} />;
}

/** The part of the page, once it has come. */
function useToldPart(): ToldPart | null {
  const lastKeyAt = useLastKeyAt();
  const phase = useAtomValue(phaseAtom);
  const tell = useSetAtom(tellAtom);
  const loading = useRef<Promise<ToldPart | 'failed'>>(undefined);
  const [part, setPart] = useState<ToldPart | 'failed' | null>(null);

  useEffect(() => {
    if (phase === 'start' || (typeof part === 'object' && part)) return;
    if (part === 'failed') {
      if (phase === 'finish') tell('partMissing');
      return;
    }
    let isAsked = true;
    const load = async (): Promise<void> => {
      // Once only: a second import would not wait for the styles that the first has asked for.
      loading.current ??= import('../ui/told/ToldPanel').catch(() => 'failed' as const);
      const come = await loading.current;
      if (isAsked) setPart(come);
    };
    const stopWaiting = phase === 'run' ? whenIdle(FREE_MS, lastKeyAt, load) : void load();
    return () => {
      isAsked = false;
      stopWaiting?.();
    };
  }, [lastKeyAt, phase, part, tell]);
  return part === 'failed' ? null : part;
}

interface MadeAhead {
  readonly round: Round;
  readonly pieces: number;
}

/** What is made of the part before the round is over: a piece in an idle moment, and the last word at the deadline. */
function useMadeAhead(part: ToldPart | null): MadeAhead | null {
  const store = useStore();
  const lastKeyAt = useLastKeyAt();
  const isRunning = useAtomValue(phaseAtom) === 'run';
  const [ahead, setAhead] = useState<MadeAhead | null>(null);

  useEffect(() => {
    if (!isRunning || !part) return;
    let stopWaiting = (): void => {};
    const makeWhenIdle = (round: Round, pieces: number): void => {
      stopWaiting = whenIdle(FREE_MS, lastKeyAt, () => {
        setAhead({ round, pieces });
        if (pieces < part.PIECES) makeWhenIdle(round, pieces + 1);
      });
    };
    const begin = (): void => makeWhenIdle(store.get(roundAtom), 0);
    // The clock then waits for keys on their way; mostly none is, and this is what the result will tell.
    const complete = (): void => {
      stopWaiting();
      setAhead({ round: store.get(roundAtom), pieces: part.PIECES });
    };
    const untilDeadlineMs = (store.get(deadlineAtom) ?? 0) - nowMs();
    const timers = [
      setTimeout(begin, untilDeadlineMs - MADE_BEFORE_END_MS),
      setTimeout(complete, untilDeadlineMs + AFTER_DEADLINE_MS),
    ];
    return () => {
      stopWaiting();
      timers.forEach(clearTimeout);
    };
  }, [store, lastKeyAt, isRunning, part]);
  // What was made for an earlier round is of no use to this one.
  return isRunning && ahead?.round.setup === store.get(roundAtom).setup ? ahead : null;
}

/** A function that tells the time stamp of the last key, in ms. */
function useLastKeyAt(): () => number {
  const store = useStore();
  return useCallback(() => store.get(roundAtom).log?.event.at ?? 0, [store]);
}
