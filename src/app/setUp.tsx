import type { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import type { FieldReader } from '../input/FieldReader';
import { tellAtom } from '../state/noticeAtoms';
import { Root } from './Root';

/** Something that takes parts away again and again is let have its way after this many times. */
const MOST_MENDS = 5;

/**
 * Brings the app onto the page that the build has rendered, and keeps it there: whatever a translator or an extension
 * does to the page, and should React itself fall, the page is set up anew on a fresh element. The round is in the
 * store and goes on. What went wrong stands on the console, as a warning.
 */
export function setUp(store: ReturnType<typeof createStore>, reader: FieldReader): void {
  const app = <Root store={store} reader={reader} />;
  let container = document.getElementById('root') as HTMLElement;
  let root: ReactRoot;
  let parts: readonly Element[] = [];
  let mends = 0;
  let isMending = false;

  const mend = (cause: unknown): void => {
    if (isMending || mends === MOST_MENDS) return;
    isMending = true;
    mends++;
    console.warn('Thirty has set its page up anew.', cause);
    // React may still be at work on the old one.
    queueMicrotask(() => {
      try {
        root.unmount();
      } catch {
        // What it wants to take out is not where it was.
      }
      const fresh = document.createElement('div');
      fresh.id = container.id;
      if (container.isConnected) container.replaceWith(fresh);
      else document.body.prepend(fresh);
      container = fresh;
      root = createRoot(fresh, options);
      flushSync(() => root.render(app));
      know();
      store.set(tellAtom, 'mended');
      isMending = false;
    });
  };
  const know = (): void => {
    parts = [...container.querySelectorAll('[data-part]')];
  };
  const warn = (error: unknown): void => console.warn(error);
  const options: RootOptions = { onUncaughtError: mend, onCaughtError: warn, onRecoverableError: warn };

  flushSync(() => {
    root = hydrateRoot(container, app, options);
  });
  know();
  // A part that is gone makes React fall only when it next looks for it, or never.
  new MutationObserver(() => {
    if (!parts.every((part) => part.isConnected)) mend('A part of the page was taken away.');
  }).observe(document.body, { childList: true, subtree: true });
}
