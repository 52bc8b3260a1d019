import type { OfflineListener } from './offline';

/** What saves the page is asked for again so many ms after the network has failed it. */
const RETRY_MS = 10_000;

/** Has the page saved for visits offline (`keepOffline`), once all that the page asks for at once has loaded. */
export async function startOffline(listener: OfflineListener): Promise<void> {
  await pageLoaded();
  for (;;) {
    try {
      const { keepOffline } = await import('./offline');
      await keepOffline(listener);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}
