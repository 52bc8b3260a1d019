import { askVersion } from '../../worker/askVersion';
import type { PageMessage, WorkerMessage } from '../../worker/messages';
import { nowMs } from '../round/clock';
import { refresh, requestedFiles } from './hostFiles';
import { yieldToMain } from './tasks';
import { trustedScriptUrl } from './trustedScriptUrl';

/** How long a reload waits for a new version to take over, in ms. Other open pages may prevent that. */
const TAKE_OVER_MS = 1000;

/** An open page checks for a new version at most this often, in ms: hourly. */
const UPDATE_CHECK_MS = 3_600_000;

/**
 * Saves the whole page for offline visits, with a service worker, once the page has loaded. If that fails, tries again
 * when the network is back, or the page is seen again. A worker of this page's version takes over from an older one, where no
 * other page is open. Does nothing in development and in browsers without service workers.
 *
 * @param onNewVersion called when another version has been saved for the next visit. This page keeps its own
 */
export async function saveForOffline(onNewVersion: () => void): Promise<void> {
  const container = navigator.serviceWorker;
  if (!import.meta.env.PROD || !container) return;
  const tellOfVersion = async (worker: ServiceWorker): Promise<void> => {
    if (!(await takeOverWith(worker))) onNewVersion();
  };
  const save = async (): Promise<ServiceWorkerRegistration> => {
    const registration = await container.register(workerUrl(), { updateViaCache: 'none' });
    const watch = (): void => whenInstalled(registration.installing, tellOfVersion);
    registration.onupdatefound = watch;
    watch();
    // It may have been saved by a visit that was not alone.
    if (registration.waiting) void takeOverWith(registration.waiting);
    return registration;
  };
  // Errors are ignored: without storage or a worker the page still works, but only online.
  const saveAgain = (): unknown =>
    save()
      .then((registration) => registration.update())
      .catch(() => {});
  container.addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerMessage>) => {
    if (data === 'version') port?.postMessage(ownVersion());
  });
  container.startMessages();
  await pageLoaded();
  // Where it has loaded already, this is still the task in which the app takes the page over.
  await yieldToMain();
  await save().catch(() => {});
  addEventListener('online', saveAgain);
  whenSeenAgain(saveAgain);
}

/**
 * Reloads the page. A new version that waits takes over, unless other pages are open.
 *
 * @param isIncomplete whether something that the page needs has not come: its files are requested past every cache
 */
export async function reloadPage(isIncomplete: boolean): Promise<void> {
  try {
    if (isIncomplete) await refresh(requestedFiles());
    const { waiting } = (await navigator.serviceWorker?.getRegistration()) ?? {};
    if (waiting) {
      waiting.postMessage('takeOver' satisfies PageMessage);
      await whenTakenOver();
    }
  } finally {
    location.reload();
  }
}

/** Lets a new worker take over, if it is of this page's version: this is the newest one. Resolves to whether it is. */
async function takeOverWith(worker: ServiceWorker): Promise<boolean> {
  const isOwn = (await askVersion(worker)) === ownVersion();
  if (isOwn) worker.postMessage('takeOver' satisfies PageMessage);
  return isOwn;
}

/** Resolves when another worker is in charge of this page: the old one would answer the reload with its own version. */
function whenTakenOver(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
  });
}

function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

function whenInstalled(worker: ServiceWorker | null, act: (worker: ServiceWorker) => void): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed') act(worker);
  });
}

/** Acts when the page is seen again: hourly, and each time until a worker is in charge of it. */
function whenSeenAgain(act: () => void): void {
  let actedAt = nowMs();
  document.addEventListener('visibilitychange', () => {
    const isDue = !navigator.serviceWorker.controller || nowMs() - actedAt >= UPDATE_CHECK_MS;
    if (document.visibilityState !== 'visible' || !isDue) return;
    actedAt = nowMs();
    act();
  });
}

/** The version that this page is of, as the build has written it. */
function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('[name=version]')?.content;
}

function workerUrl(): string {
  return trustedScriptUrl(new URL('sw.js', document.baseURI).href);
}
