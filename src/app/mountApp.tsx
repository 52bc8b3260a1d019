import type { createStore } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import { FieldReader } from '../input/FieldReader';
import { failedPartsAtom } from '../state/page/failedPartAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import { OPTIONAL_PARTS, type PagePart, partSelector } from '../state/page/pageParts';
import { NOTICES } from '../ui/page/notices';
import { Root } from './Root';

const ROOT_ID = 'root';

/** If something (an extension) removes parts of the page again and again, it wins after this many times within 10 s. */
const MAX_REMOUNTS = 5;
const FORGET_REMOUNT_MS = 10_000;

/**
 * Hydrates the app on the page that the build has rendered, and keeps it mounted. If a translator or an extension
 * removes a part of the page, or if React throws, the app is mounted again on a fresh element. The round is in the store
 * and goes on. If mounting fails as well, a reload is offered. The cause goes to the console, as a warning.
 */
export function mountApp(store: ReturnType<typeof createStore>, reader: FieldReader): void {
  const prerendered = document.getElementById(ROOT_ID);
  let container = prerendered ?? document.createElement('div');
  let root: ReactRoot;
  let parts: readonly KnownPart[] = [];
  let remounts = 0;
  let state: 'up' | 'remounting' | 'failed' = 'up';

  const onReactError = (cause: unknown): void => {
    if (state === 'up') remount(cause);
    else state = 'failed';
  };
  const remount = (cause: unknown): void => {
    if (remounts === MAX_REMOUNTS) {
      // An error that React could not catch has emptied the container.
      if (!container.hasChildNodes()) offerReload();
      return;
    }
    remounts++;
    setTimeout(() => remounts--, FORGET_REMOUNT_MS);
    console.warn('Thirty has mounted its page again.', cause);
    state = 'remounting';
    // React may still be rendering the old root.
    queueMicrotask(() => {
      // Without them React could not unmount what is not hydrated yet, and would mount nothing after it.
      container.append(...boundaries);
      try {
        root.unmount();
      } catch {
        // An element that React wants to remove is not where it was.
      }
      state = 'remounting';
      replaceContainer();
      root = createRoot(container, options);
      // A composition in the old field will never end, so the new field gets a new reader.
      flushSync(() => root.render(<Root store={store} reader={new FieldReader()} />));
      if (state === 'remounting') {
        noteParts();
        store.set(notifyAtom, 'remounted');
        state = 'up';
      } else offerReload();
    });
  };
  /** Puts an empty element in place of the container. */
  const replaceContainer = (): void => {
    const fresh = document.createElement('div');
    fresh.id = ROOT_ID;
    if (container.isConnected) container.replaceWith(fresh);
    else document.body.prepend(fresh);
    container = fresh;
    removePartsOutside(container);
  };
  const offerReload = (): void => {
    replaceContainer();
    const notice = document.createElement('p');
    const reload = document.createElement('button');
    notice.setAttribute('role', 'alert');
    reload.textContent = 'Reload';
    reload.addEventListener('click', () => location.reload());
    notice.append(NOTICES.broken, ' ', reload);
    container.append(notice);
  };
  const noteParts = (): void => {
    parts = allParts(container).map((element) => ({
      name: element.dataset.part as PagePart,
      element,
      parent: element.parentElement,
    }));
  };
  const isWhole = (): boolean => parts.every(isInPlace) && !isFieldDisabled(container);
  /** An optional part may have failed, or be another element of the same name by now. */
  const isInPlace = ({ name, element, parent }: KnownPart): boolean =>
    (element.isConnected && element.parentElement === parent) ||
    (OPTIONAL_PARTS.includes(name) &&
      (store.get(failedPartsAtom).includes(name) || container.querySelector(partSelector(name)) !== null));

  const warn = (error: unknown): void => console.warn(error);
  const options: RootOptions = {
    onUncaughtError: onReactError,
    onCaughtError: warn,
    onRecoverableError: warn,
  };
  /** The comments around what is hydrated later. */
  const boundaries = Array.from(container.childNodes).filter((node) => node instanceof Comment);
  const app = <Root store={store} reader={reader} />;
  // Something may have taken it away.
  if (!prerendered) replaceContainer();
  removePartsOutside(container);
  flushSync(() => {
    root = prerendered ? hydrateRoot(container, app, options) : createRoot(container, options);
    if (!prerendered) root.render(app);
  });
  noteParts();
  // If a part is removed, React throws only when it next touches that part, or never.
  new MutationObserver(() => {
    if (state === 'up' && !isWhole()) remount('A part of the page was removed.');
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

/** Whether something has disabled the typing field. */
function isFieldDisabled(container: HTMLElement): boolean {
  const field = container.querySelector(partSelector('field'));
  return field !== null && (field.matches(':disabled') || field.closest('[inert]') !== null);
}

/** Removes parts that something has moved out of the container: otherwise they would be on the page twice. */
function removePartsOutside(container: HTMLElement): void {
  for (const element of allParts(document)) if (!container.contains(element)) element.remove();
}
