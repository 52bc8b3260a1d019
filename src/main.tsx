// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { takeOver } from './app/handover';
import { Root } from './app/Root';
import { noteDelayAtom } from './state/disturbanceAtoms';
import { beginAtom, dispatchAtom } from './state/roundAtoms';

// All in one task and on the page before it ends: no key can come between the opening's reading of the field and the
// app's, and no frame shows the round as it was before.
const { setup, heard, reader, pressed } = takeOver();
const store = createStore();
store.set(beginAtom, setup);
flushSync(() => {
  hydrateRoot(document.getElementById('root') as HTMLElement, <Root store={store} reader={reader} />);
});
flushSync(() => {
  for (const { action, noticedMs } of heard) {
    store.set(dispatchAtom, action);
    store.set(noteDelayAtom, action.at, noticedMs);
  }
});
for (const button of pressed) button.click();
