import type { OfflineListener } from './offline';

/** A failed chunk is loaded again after so many ms. */
const RETRY_MS = 10_000;

/** Saves the page for offline visits (`saveForOffline`) once it has loaded. */
export async function startOffline(listener: OfflineListener): Promise<void> {
  await pageLoaded();
  for (;;) {
    try {
      const { saveForOffline } = await import('./offline');
      await saveForOffline(listener);
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
