import { atom } from 'jotai';
import { onNextAction } from '../platform/nextAction';

/** What a press waits for: code that is still being loaded. */
export type AwaitedPart = 'menu' | 'rounds' | 'options';

const waitingAtom = atom<AwaitedPart | null>(null);
const stopWaitingAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });

/** What was asked for by a button before its code was there, and nothing has been done since; null when nothing. */
export const awaitedPartAtom = atom((get) => get(waitingAtom));

/** Notes that a part is wanted. The wish lapses with whatever the person does next: what opens then is in the way. */
export const awaitPartAtom = atom(null, (get, set, part: AwaitedPart) => {
  get(stopWaitingAtom).stop();
  set(waitingAtom, part);
  set(stopWaitingAtom, { stop: onNextAction(() => set(waitingAtom, null)) });
});
