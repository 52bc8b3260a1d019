/** Shows a notice in the page's own markup if the app cannot be loaded, or fails before it has taken over. */
export function watchForMissingApp(signal: AbortSignal): void {
  // Looked up now, because React empties the page when it throws.
  const notice = missingNotice();
  const show = (): void => showMissing(notice);
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

/** Shows the notice, at the end of the page if it is in none; with another sentence if one is given. */
export function showMissing(notice: HTMLElement | null, sentence?: string): void {
  if (!notice) return;
  if (sentence && notice.firstChild instanceof Text) notice.firstChild.data = sentence;
  if (!notice.isConnected) document.body.append(notice);
  notice.querySelector('button')?.addEventListener('click', () => location.reload());
  // Not in the markup: a hidden one would be a live region without text.
  notice.setAttribute('role', 'alert');
  notice.hidden = false;
}

function appScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('body > script[type="module"][src]');
}
