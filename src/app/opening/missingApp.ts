/** After this many ms the app is taken to be missing; if it comes after all, the notice goes. */
const LATE_MS = 30_000;

/**
 * Shows a notice in the page's own markup if the app cannot be loaded, is late, or fails before it has taken over. The
 * signal tells that it has.
 */
export function watchForMissingApp(signal: AbortSignal): void {
  // Looked up now, because React empties the page when it throws.
  const notice = missingNotice();
  const show = (): void => showMissing(notice);
  const timer = setTimeout(show, LATE_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hideMissing(notice);
  });
  const onError = (event: Event): void => {
    const app = appScript();
    if (app && (event.target === app || (event as ErrorEvent).filename === app.src)) show();
  };
  addEventListener('error', onError, { signal, capture: true });
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
  button?.addEventListener('click', () => location.reload());
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

function appScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('body > script[type="module"][src]');
}
