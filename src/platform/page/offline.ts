import type { PageMessage, WorkerAnswer } from '../../worker/messages';
import { nowMs } from '../round/clock';
import { quietMoment } from './idle';
import { scriptAddress } from './scriptAddress';

/** How often an open page asks whether a new version is there, at the least, in ms: an hour. */
const ASK_AGAIN_MS = 3_600_000;

/** So many ms are free when another file is saved. */
const FREE_MS = 10;

/** Where no file could be had, the next try is so many ms later, and each one after it twice as late, up to ten minutes. */
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 600_000;

export interface OfflineListener {
  /** The time stamp of the last key, in ms: no file is saved while keys come. */
  readonly lastKeyAt: () => number;
  /** Another version has been saved for the next visit; this page goes on as it is. */
  readonly onNewVersion: () => void;
}

/**
 * Has the browser save the whole page for visits without a network: what the first round is played with at once, the rest
 * in idle moments. Does nothing in development and where the browser saves no pages.
 */
export async function keepOffline({ lastKeyAt, onNewVersion }: OfflineListener): Promise<void> {
  const container = navigator.serviceWorker;
  if (!import.meta.env.PROD || !container) return;

  const saveRest = async (): Promise<void> => {
    let retryMs = RETRY_MS;
    let left = await ask(container.controller, false);
    while (left) {
      await quietMoment(FREE_MS, lastKeyAt);
      const before = left;
      left = await ask(container.controller, true);
      if (left !== before) {
        retryMs = RETRY_MS;
        continue;
      }
      await networkBack(retryMs);
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    }
  };
  // A visit that gets a new version may still have the worker of the one before.
  void saveRest();
  container.addEventListener('controllerchange', async () => {
    if ((await ask(container.controller, false)) === null) onNewVersion();
    else await saveRest();
  });
  for (let retryMs = RETRY_MS; ; retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)) {
    try {
      const registration = await container.register(workerAddress(), { updateViaCache: 'none' });
      await installed(registration.installing);
      askWhenSeenAgain(registration);
      return;
    } catch (error) {
      // Storage is denied: the page works, with a network.
      if (error instanceof DOMException && error.name === 'SecurityError') return;
      await networkBack(retryMs);
    }
  }
}

/** Rejects where the worker could not fetch what the first round is played with. */
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

/** Settles when the browser says that the network is back, at the latest after so many ms. */
function networkBack(mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, mostMs);
    addEventListener('online', goOn);
  });
}

function askWhenSeenAgain(registration: ServiceWorkerRegistration): void {
  let asked = nowMs();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || nowMs() - asked < ASK_AGAIN_MS) return;
    asked = nowMs();
    registration.update().catch(() => {});
  });
}

/** How many files of this page's version are still to be saved; null where the worker is of another version. */
function ask(worker: ServiceWorker | null, savesNext: boolean): Promise<WorkerAnswer> {
  const version = document.querySelector<HTMLMetaElement>('[name=version]')?.content;
  if (!worker || !version) return Promise.resolve(0);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'number' ? data : null);
    worker.postMessage({ version, savesNext } satisfies PageMessage, [port2]);
  });
}

function workerAddress(): string {
  return scriptAddress(new URL('sw.js', document.baseURI).href);
}
