import type { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { FieldReader } from '../input/FieldReader';
import { notifyAtom } from '../state/page/noticeAtoms';
import { missingNotice, showMissing } from './opening/missingApp';
import { Root } from './Root';

const ROOT_ID = 'root';

/** If React fails again and again, as where something changes the page all the time, a reload is offered instead. */
const MAX_MOUNTS = 5;

/**
 * Hydrates the app on the page that the build has rendered. If React throws, as when a translator has moved what it wants
 * to remove, the app is mounted anew on a fresh element: the round is in the store and goes on.
 */
export function mountApp(store: ReturnType<typeof createStore>, reader: FieldReader): void {
  let mounts = 1;
  const notice = missingNotice()?.cloneNode(true) as HTMLElement | null;
  const warn = (error: unknown): void => console.warn(error);
  const options: RootOptions = {
    onUncaughtError: (error) => {
      warn(error);
      // React is still at work.
      queueMicrotask(mountAnew);
    },
    onCaughtError: warn,
    onRecoverableError: warn,
  };
  const mountAnew = (): void => {
    const container = freshContainer();
    if (++mounts > MAX_MOUNTS) {
      showMissing(notice);
      return;
    }
    store.set(notifyAtom, 'remounted');
    // A composition in the old field will never end, so the new field gets a new reader.
    flushSync(() => createRoot(container, options).render(<Root store={store} reader={new FieldReader()} />));
  };
  const prerendered = document.getElementById(ROOT_ID);
  const app = <Root store={store} reader={reader} />;
  flushSync(() => {
    if (prerendered) hydrateRoot(prerendered, app, options);
    else createRoot(freshContainer(), options).render(app);
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
