import { atom } from 'jotai';
import { LayoutDoubt } from '../../core/keyboard/LayoutDoubt';
import { watchKeyboard } from '../../platform/keyboard/keyboardLayout';
import { drawnKeyboardAtom } from './keyboardAtoms';
import { readKeyboardFactsAtom } from './keyboardFactsAtoms';

/**
 * Keeps what is known of the keyboard true while it is shown: asks the browser now and when the window gets the focus, and
 * compares what keys type with what is drawn on them. Returns the undo.
 */
export const followKeyboardAtom = atom(null, (get, set): (() => void) => {
  const doubt = new LayoutDoubt();
  void set(readKeyboardFactsAtom);
  return watchKeyboard({
    onFocus: () => void set(readKeyboardFactsAtom),
    onKey: (code, key) => {
      const letters = doubt.note(code, key, get(drawnKeyboardAtom).strokes);
      if (letters) void set(readKeyboardFactsAtom, letters);
    },
  });
});
