/** After this many ms the app is taken to be missing; if it comes after all, the notice goes. */
const LATE_MS = 30_000;
/** A reload waits for the host at most this many ms. */
const ASK_MS = 3000;

/**
 * Shows a notice in the page's own markup if the app cannot be loaded, is late, or fails before it has taken over. The
 * signal tells that it has. If the host has answered something else in place of one of its files, they are requested once
 * more first, past every cache: the browser may have kept that answer.
 *
 * @param onMissing called when the notice is shown
 */
export function watchForMissingApp(signal: AbortSignal, onMissing: () => void): void {
  // Looked up now, because React empties the page when it throws.
  const notice = missingNotice();
  const show = (): void => {
    showMissing(notice);
    onMissing();
  };
  const timer = setTimeout(show, LATE_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hideMissing(notice);
  });
  let isSecondTry = false;
  /** Called when a file of the app has come or failed, and the app may not have begun. */
  const check = async (hasFailed: boolean): Promise<void> => {
    if (hasBegun()) {
      if (hasFailed) show();
      return;
    }
    if (isSecondTry) return;
    isSecondTry = true;
    await askAgain();
    try {
      await import(/* @vite-ignore */ appScript()?.src ?? '');
    } catch {
      // Firefox does not try a script again in the same page.
    }
    if (!hasBegun()) show();
  };
  const onError = (event: Event): void => {
    const name =
      event.target instanceof HTMLScriptElement ? event.target.src : (event as ErrorEvent).filename;
    if (appFiles().includes(name)) void check(true);
  };
  addEventListener('error', onError, { signal, capture: true });
  // An empty script, or another one, has loaded as well. The window is not told of it.
  const onLoad = ({ target }: Event): unknown => target === appScript() && check(false);
  document.addEventListener('load', onLoad, { signal, capture: true });
  // The connection may break before the end of the page, where the app is requested.
  document.addEventListener('DOMContentLoaded', () => appScript() ?? show(), { signal });
}

/** The notice, as the build has rendered it (ui/page/MissingApp). */
export function missingNotice(): HTMLElement | null {
  return document.querySelector('[data-part="missing"]');
}

interface MissingTexts {
  readonly sentence: string;
  /** What the button is called. */
  readonly reload: string;
}

/** Shows the notice, at the end of the page if it is in none; with other texts if they are given. */
export function showMissing(notice: HTMLElement | null, texts?: MissingTexts): void {
  if (!notice) return;
  const button = notice.querySelector('button');
  if (texts && button && notice.firstChild instanceof Text) {
    notice.firstChild.data = texts.sentence;
    button.textContent = texts.reload;
    notice.removeAttribute('lang');
  }
  if (!notice.isConnected) document.body.append(notice);
  button?.addEventListener('click', reload);
  // Not in the markup: a hidden one would be a live region without text.
  notice.setAttribute('role', 'alert');
  notice.hidden = false;
}

/** Puts the notice back as the build has rendered it. */
function hideMissing(notice: HTMLElement | null): void {
  if (!notice) return;
  notice.hidden = true;
  notice.removeAttribute('role');
}

async function reload(): Promise<void> {
  await Promise.race([askAgain(), new Promise((resolve) => setTimeout(resolve, ASK_MS))]);
  location.reload();
}

/** Requests the app's files past every cache, which then have what the host sends now. */
async function askAgain(): Promise<void> {
  await Promise.allSettled(
    appFiles().map(async (file) => (await fetch(file, { cache: 'reload' })).arrayBuffer()),
  );
}

/** Whether the app's code has been run: it takes what the opening offers. */
function hasBegun(): boolean {
  return !window.thirtyOpening;
}

/** The files that the page starts the app with. */
function appFiles(): string[] {
  return appScripts().map(({ src }) => src);
}

/** The app itself; the scripts before it are what it imports. */
function appScript(): HTMLScriptElement | undefined {
  return appScripts().at(-1);
}

function appScripts(): HTMLScriptElement[] {
  return Array.from(document.querySelectorAll('body > script[type="module"][src]'));
}
