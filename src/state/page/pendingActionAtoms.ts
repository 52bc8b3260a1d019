import { atom } from 'jotai';
import { onNextAction } from '../../platform/page/nextAction';

/** A part of the page that a press asks for. Its code may still be loading. */
export type RequestedPart = 'commands' | 'rounds' | 'options' | 'actions';

/** What that part is to do: with the finished round, with the saved rounds, or with the player's custom text. */
export interface PendingAction {
  readonly kind:
    | 'watch'
    | 'race'
    | 'raceAgain'
    | 'send'
    | 'picture'
    | 'copyText'
    | 'practise'
    | 'keys'
    | 'watchLast'
    | 'raceBest'
    | 'export'
    | 'exportCsv'
    | 'import'
    | 'customText';
  /** The press's own time stamp, in ms. */
  readonly at: number;
}

interface ActionRequest {
  readonly part: RequestedPart;
  readonly action?: PendingAction | undefined;
}

/**
 * The latest request, until the part handles it or the person does something else; null for none. A new object each
 * time.
 */
export const pendingActionAtom = atom<ActionRequest | null>(null);

const stopExpiryAtom = atom<{ readonly stop: () => void }>({ stop: () => {} });

/** Withdraws the latest request. */
export const withdrawActionAtom = atom(null, (get, set) => {
  get(stopExpiryAtom).stop();
  set(pendingActionAtom, null);
});

/** Requests a part of the page for which what is typed next is meant: nothing but a withdrawal cancels it. */
export const requestForTypingAtom = atom(null, (get, set, part: RequestedPart) => {
  get(stopExpiryAtom).stop();
  set(pendingActionAtom, { part });
});

/**
 * Requests a part of the page, and an action from it. The person's next action cancels the request: a dialog that opens
 * after it would be in the way.
 */
export const requestActionAtom = atom(null, (get, set, part: RequestedPart, action?: PendingAction) => {
  get(stopExpiryAtom).stop();
  set(pendingActionAtom, { part, action });
  set(stopExpiryAtom, { stop: onNextAction(() => set(pendingActionAtom, null)) });
});
