import { PART_MISSING } from '../../ui/page/notices';
import { find, makeElement } from './page';

/** Calls `onMissing` when the app cannot be loaded, or breaks while it starts. The player is told, too. */
export function watchForMissingApp(onMissing: () => void, signal: AbortSignal): void {
  const check = (event: Event): void => {
    // Not found earlier: it comes last in the page.
    const app = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (event.target !== app && (event as ErrorEvent).filename !== app?.src) return;
    onMissing();
    const notice = makeElement('p', `${PART_MISSING} `);
    const reload = makeElement('button', 'Reload');
    notice.setAttribute('role', 'alert');
    reload.addEventListener('click', () => location.reload());
    notice.append(reload);
    find('notices').replaceChildren(notice);
  };
  addEventListener('error', check, { signal, capture: true });
}
