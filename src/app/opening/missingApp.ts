import { PART_MISSING } from '../../ui/page/notices';
import { find, makeElement } from './elements';

/** Calls `onMissing` when the app cannot be loaded, or breaks while it starts. The player is told, too. */
export function watchForMissingApp(onMissing: () => void, signal: AbortSignal): void {
  const tell = (): void => {
    onMissing();
    const notice = makeElement('p', `${PART_MISSING} `);
    const reload = makeElement('button', 'Reload');
    notice.setAttribute('role', 'alert');
    reload.addEventListener('click', () => location.reload());
    notice.append(reload);
    find('notices').replaceChildren(notice);
  };
  const check = (event: Event): void => {
    const app = appScript();
    if (app && (event.target === app || (event as ErrorEvent).filename === app.src)) tell();
  };
  addEventListener('error', check, { signal, capture: true });
  // The connection may break before the end of the page.
  const checkEnd = (): void => {
    if (!appScript()) tell();
  };
  document.addEventListener('DOMContentLoaded', checkEnd, { signal });
}

/** The app is requested last in the page; null before that. */
function appScript(): HTMLScriptElement | null {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1) ?? null;
}
