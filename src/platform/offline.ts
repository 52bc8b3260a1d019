import { nowMs } from './clock';

/** How often an open page asks whether a new version is there, at the least, in ms: an hour. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * Has the browser keep the whole page for visits without a network, once this visit has loaded. Calls
 * `onNewVersion` when another version has been put by for the next visit; this page goes on as it is. Returns the
 * undo of the listening. Does nothing in development and where the browser keeps no pages.
 */
export function keepOffline(onNewVersion: () => void): () => void {
  const container = navigator.serviceWorker;
  if (!import.meta.env.PROD || !container) return () => {};
  const listening = new AbortController();
  const { signal } = listening;

  const register = async (): Promise<void> => {
    container.addEventListener(
      'controllerchange',
      async () => {
        if (!(await isOfControllersVersion(container.controller))) onNewVersion();
      },
      { signal },
    );
    try {
      const registration = await container.register(workerUrl(), { updateViaCache: 'none' });
      askWhenSeenAgain(registration, signal);
    } catch {
      // Storage denied or the file missing: the page works, with a network.
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true, signal });
  return () => listening.abort();
}

function askWhenSeenAgain(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let asked = nowMs();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'visible' || nowMs() - asked < ASK_AGAIN_MS) return;
      asked = nowMs();
      registration.update().catch(() => {});
    },
    { signal },
  );
}

/** Whether this page is of the version that the worker has put by; a page that was just loaded mostly is. */
function isOfControllersVersion(controller: ServiceWorker | null): Promise<boolean> {
  const version = document.querySelector<HTMLMetaElement>('[name=version]')?.content;
  if (!controller || !version) return Promise.resolve(true);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    controller.postMessage(version, [port2]);
  });
}

/** The page's policy wants script addresses to be made by a policy that is named in it. */
function workerUrl(): string {
  const address = new URL('sw.js', document.baseURI).href;
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  const policy = policies?.createPolicy('thirty-worker', { createScriptURL: (url) => url });
  return (policy?.createScriptURL(address) ?? address) as string;
}

interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => unknown };
}
