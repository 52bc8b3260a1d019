import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { createStore } from 'jotai';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import { FieldReader } from '../input/FieldReader';
import { queueUnsavedRoundsAtom } from '../state/history/unsavedRoundAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import { NOTICES } from '../ui/page/notices';
import { missingNotice, showMissing } from './opening/missingApp';
import { Root } from './Root';

const ROOT_ID = 'root';

/** If React fails this many times within ten seconds, as when something keeps changing the page, a reload is offered. */
const MAX_REMOUNTS = 5;
const FORGET_REMOUNT_MS = 10_000;

/**
 * Hydrates the app on the page as it stands, in slices: keys are handled in between. If React throws, as when a translator
 * has moved a node that React wants to remove, the app is mounted anew on a fresh element: the round is in the store and
 * goes on.
 *
 * @param onCommit called in the task in which the app is there, each time that it is mounted
 */
export function mountApp(
  store: ReturnType<typeof createStore>,
  reader: FieldReader,
  onCommit: () => void,
): void {
  // Copied now, because React empties the page when it throws.
  const notice = (missingNotice()?.cloneNode(true) ?? null) as HTMLElement | null;
  let root: ReactRoot;
  let remounts = 0;
  /** Whether a new mount is pending: one for all errors of a task. */
  let isDue = false;

  const warn = (error: unknown): void => console.warn(error);
  const options: RootOptions = {
    onUncaughtError: (error) => {
      warn(error);
      if (isDue) return;
      isDue = true;
      // React is still in the middle of its work.
      queueMicrotask(mountAnew);
    },
    onCaughtError: warn,
    onRecoverableError: warn,
  };
  const mountAnew = (): void => {
    try {
      // Ends its effects, which would otherwise go on beside those of the next root.
      root.unmount();
    } catch {
      // An element that React wants to remove is not where React expects it.
    }
    isDue = false;
    const container = freshContainer();
    if (remounts === MAX_REMOUNTS) {
      store.set(queueUnsavedRoundsAtom);
      showMissing(notice, {
        sentence: i18n._(NOTICES.broken),
        reload: t({ message: 'Reload', comment: 'A button: loads the page again' }),
      });
      return;
    }
    remounts++;
    setTimeout(() => remounts--, FORGET_REMOUNT_MS);
    store.set(notifyAtom, 'remounted');
    flushSync(() => {
      root = createRoot(container, options);
      // A composition in the old field will never end, so the new field gets a new reader.
      root.render(<Root store={store} reader={new FieldReader()} onCommit={onCommit} />);
    });
  };
  // Something may take the whole app away.
  new MutationObserver(() => document.getElementById(ROOT_ID) ?? mountAnew()).observe(document.body, {
    childList: true,
  });
  const prerendered = document.getElementById(ROOT_ID);
  const app = <Root store={store} reader={reader} onCommit={onCommit} />;
  startTransition(() => {
    root = prerendered ? hydrateRoot(prerendered, app, options) : createRoot(freshContainer(), options);
    if (!prerendered) root.render(app);
  });
}

/** An empty element in place of the page's root, or at the beginning if something has taken that away. */
function freshContainer(): HTMLElement {
  const fresh = document.createElement('div');
  fresh.id = ROOT_ID;
  const old = document.getElementById(ROOT_ID);
  if (old) old.replaceWith(fresh);
  else document.body.prepend(fresh);
  return fresh;
}
