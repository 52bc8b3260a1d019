import type { PageMessage, WorkerAnswer } from '../../worker/messages';
import { nowMs } from '../round/clock';
import { idleBetweenKeys } from './idleBetweenKeys';
import { trustedScriptUrl } from './trustedScriptUrl';

/** An open page checks for a new version at most this often, in ms: hourly. */
const UPDATE_CHECK_MS = 3_600_000;

/** The next file is saved when the browser is idle for so many ms. */
const IDLE_MS = 10;

/** A failed file is retried after so many ms. The delay doubles with each failure, up to ten minutes. */
const RETRY_MS = 30_000;
const MAX_RETRY_MS = 600_000;

export interface OfflineListener {
  /** The time stamp of the last key, in ms: no file is saved while the person types. */
  readonly lastKeyAt: () => number;
  /** Called when another version has been saved for the next visit. This page keeps its own. */
  readonly onNewVersion: () => void;
}

/**
 * Saves the whole page for offline visits by a service worker: the files of the first round at once, the rest in idle
 * moments. Does nothing in development and in browsers without service workers.
 */
export async function saveForOffline({ lastKeyAt, onNewVersion }: OfflineListener): Promise<void> {
  const container = navigator.serviceWorker;
  if (!import.meta.env.PROD || !container) return;
  await pageLoaded();

  const saveRest = async (): Promise<void> => {
    let retryMs = RETRY_MS;
    let left = await askWorker(container.controller, false);
    while (left) {
      await idleBetweenKeys(IDLE_MS, lastKeyAt);
      const before = left;
      left = await askWorker(container.controller, true);
      if (left !== before) {
        retryMs = RETRY_MS;
        continue;
      }
      await waitForNetwork(retryMs);
      retryMs = Math.min(2 * retryMs, MAX_RETRY_MS);
    }
  };
  // This page may be of a new version and still have the previous version's worker.
  void saveRest();
  container.addEventListener('controllerchange', async () => {
    if ((await askWorker(container.controller, false)) === null) onNewVersion();
    else await saveRest();
  });
  for (let retryMs = RETRY_MS; ; retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
    try {
      const registration = await container.register(workerUrl(), { updateViaCache: 'none' });
      await installed(registration.installing);
      checkForUpdates(registration);
      return;
    } catch (error) {
      // Storage is denied: the page works, but only online.
      if (error instanceof DOMException && error.name === 'SecurityError') return;
      await waitForNetwork(retryMs);
    }
  }
}

function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Rejects if the worker could not fetch the files of the first round. */
function installed(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker?.state === 'redundant') reject(new Error('The page could not be saved now.'));
      else if (worker?.state !== 'installing') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Resolves when the browser reports that the network is back, or after `maxMs`. */
function waitForNetwork(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, maxMs);
    addEventListener('online', goOn);
  });
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = nowMs();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || nowMs() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = nowMs();
    registration.update().catch(() => {});
  });
}

/**
 * Asks the worker how many files of this page's version are still to be saved; null if the worker has another version.
 */
function askWorker(worker: ServiceWorker | null, savesNext: boolean): Promise<WorkerAnswer> {
  const version = document.querySelector<HTMLMetaElement>('[name=version]')?.content;
  if (!worker || !version) return Promise.resolve(0);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'number' ? data : null);
    worker.postMessage({ version, savesNext } satisfies PageMessage, [port2]);
  });
}

function workerUrl(): string {
  return trustedScriptUrl(new URL('sw.js', document.baseURI).href);
}
