import { atom } from 'jotai';
import { onNextAction } from '../../platform/page/nextAction';

/** What a press waits for: code that is still being loaded, or the part of the page that does what was asked for. */
export type AwaitedPart = 'menu' | 'commands' | 'rounds' | 'options' | 'actions';

/** Something to be done by that part: with the round that is over, with the kept ones, or with a text of one's own. */
export interface Deed {
  readonly kind:
    | 'watch'
    | 'race'
    | 'raceAgain'
    | 'send'
    | 'watchLast'
    | 'raceBest'
    | 'export'
    | 'exportTable'
    | 'bring'
    | 'ownText';
  /** The press's own time stamp, in ms. */
  readonly at: number;
}

interface Awaited {
  readonly part: AwaitedPart;
  readonly deed?: Deed | undefined;
}

const waitingAtom = atom<Awaited | null>(null);
const stopWaitingAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });

/** What was asked for by a press, each time another object, and nothing has been done since; null when nothing. */
export const awaitedAtom = atom((get) => get(waitingAtom));

/** Notes that a part is wanted. The wish lapses with whatever the person does next: what opens then is in the way. */
export const awaitPartAtom = atom(null, (get, set, part: AwaitedPart, deed?: Deed) => {
  get(stopWaitingAtom).stop();
  set(waitingAtom, { part, deed });
  set(stopWaitingAtom, { stop: onNextAction(() => set(waitingAtom, null)) });
});
