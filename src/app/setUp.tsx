import type { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import { FieldReader } from '../input/FieldReader';
import { tellAtom } from '../state/page/noticeAtoms';
import { DISPENSABLE_PARTS, failedPartsAtom, type PagePart, selectorOf } from '../state/page/pageParts';
import { NOTICES } from '../ui/page/notices';
import { Root } from './Root';

/** Something that takes parts away again and again is let have its way after so many times in so many ms. */
const MOST_MENDS = 5;
const MENDS_LAPSE_MS = 10_000;

/**
 * Brings the app onto the page that the build has rendered, and keeps it there: whatever a translator or an extension
 * does to the page, and should React itself fall, the page is set up anew on a fresh element. The round is in the
 * store and goes on. Where not even that can be done, a reload is offered. What went wrong stands on the console, as a
 * warning.
 */
export function setUp(store: ReturnType<typeof createStore>, reader: FieldReader): void {
  let container = document.getElementById('root') as HTMLElement;
  let root: ReactRoot;
  let parts: readonly KnownPart[] = [];
  let mends = 0;
  let state: 'up' | 'mending' | 'fallen' = 'up';

  const fall = (cause: unknown): void => {
    if (state === 'up') mend(cause);
    else state = 'fallen';
  };
  const mend = (cause: unknown): void => {
    if (mends === MOST_MENDS) {
      // React has fallen, and left nothing.
      if (!container.hasChildNodes()) offerReload();
      return;
    }
    mends++;
    setTimeout(() => mends--, MENDS_LAPSE_MS);
    console.warn('Thirty has set its page up anew.', cause);
    state = 'mending';
    // React may still be at work on the old one.
    queueMicrotask(() => {
      try {
        root.unmount();
      } catch {
        // What it wants to take out is not where it was.
      }
      state = 'mending';
      renew();
      root = createRoot(container, options);
      // A composition that was under way in the field that is gone will never end: its reader goes with it.
      flushSync(() => root.render(<Root store={store} reader={new FieldReader()} />));
      if (state === 'mending') {
        know();
        store.set(tellAtom, 'mended');
        state = 'up';
      } else offerReload();
    });
  };
  /** Puts an empty element in the place of the root's. */
  const renew = (): void => {
    const fresh = document.createElement('div');
    fresh.id = container.id;
    if (container.isConnected) container.replaceWith(fresh);
    else document.body.prepend(fresh);
    container = fresh;
    clearOutside(container);
  };
  const offerReload = (): void => {
    renew();
    const notice = document.createElement('p');
    const reload = document.createElement('button');
    notice.setAttribute('role', 'alert');
    reload.textContent = 'Reload';
    reload.addEventListener('click', () => location.reload());
    notice.append(NOTICES.broken, ' ', reload);
    container.append(notice);
  };
  const know = (): void => {
    parts = allParts(container).map((element) => ({
      name: element.dataset.part as PagePart,
      element,
      parent: element.parentElement,
    }));
  };
  const isWhole = (): boolean => parts.every(isInPlace) && !isClosed(container);
  /** What the words can do without may be another element of that name, or have failed. */
  const isInPlace = ({ name, element, parent }: KnownPart): boolean =>
    (element.isConnected && element.parentElement === parent) ||
    (DISPENSABLE_PARTS.includes(name) &&
      (store.get(failedPartsAtom).includes(name) || container.querySelector(selectorOf(name)) !== null));

  const warn = (error: unknown): void => console.warn(error);
  const options: RootOptions = { onUncaughtError: fall, onCaughtError: warn, onRecoverableError: warn };
  clearOutside(container);
  flushSync(() => {
    root = hydrateRoot(container, <Root store={store} reader={reader} />, options);
  });
  know();
  // A part that is gone makes React fall only when it next looks for it, or never.
  new MutationObserver(() => {
    if (state === 'up' && !isWhole()) mend('A part of the page was taken away.');
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert'],
  });
}

interface KnownPart {
  readonly name: PagePart;
  readonly element: Element;
  readonly parent: Element | null;
}

function allParts(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-part]')];
}

/** Whether the field can no longer be typed in. */
function isClosed(container: HTMLElement): boolean {
  const field = container.querySelector(selectorOf('field'));
  return field !== null && (field.matches(':disabled') || field.closest('[inert]') !== null);
}

/** Parts that something has moved out of the root would stay on the page beside their successors. */
function clearOutside(container: HTMLElement): void {
  for (const element of allParts(document)) if (!container.contains(element)) element.remove();
}
