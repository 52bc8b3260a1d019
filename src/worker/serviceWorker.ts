/*
 * Makes the game work offline, with Workbox: all files of a version are saved when its worker is installed. The page is
 * fetched from the network first, so that a visit gets a new version at once; files come from the cache.
 *
 * A new worker waits while pages are open, so that nothing that they may need is deleted.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { PageMessage } from './messages';

declare const self: ServiceWorkerGlobalScope;

/** Defined by the build (tools/workerPlugin.ts): a hash over all files. */
declare const THIRTY_VERSION: string;
/** Every file that is saved at once; the page itself is `./`. */
declare const THIRTY_FILES: PrecacheEntry[];
/** Every file below `MORE`. */
declare const THIRTY_MORE: string[];

const { scope } = self.registration;
const CACHE = `thirty ${scope}`;
/** Word lists, and fonts for other alphabets: saved when they are first fetched, and with each version after that. */
const MORE = 'assets/more/';
const MORE_CACHE = `thirty more ${scope}`;
/** After this many seconds without an answer, the network counts as offline. */
const PAGE_TIMEOUT_S = 3;
/** The status of a page that was removed on purpose. A 404 may be temporary. */
const GONE = 410;
/** A file is the same for any request headers, even if a host sends `Vary: Origin`. */
const matchOptions = { ignoreVary: true };

const READ_ONLY = { cacheWillUpdate: async () => null };

const files = new PrecacheController({ cacheName: CACHE });
files.strategy.matchOptions = matchOptions;
files.precache(THIRTY_FILES);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    plugins: [
      {
        fetchDidSucceed: ({ response }) => pageIn(response),
        handlerDidError: () => files.matchPrecache('./'),
      },
    ],
  }),
);
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./], cleanURLs: false }));
const more = new CacheFirst({
  cacheName: MORE_CACHE,
  matchOptions,
  plugins: [{ cacheWillUpdate: fileIn }],
});
registerRoute(({ url }) => isBelow(MORE, url), more);
// Chunks of a newer version: from the cache or the network, but saved only by its own worker, with their integrity.
registerRoute(
  ({ url }) => isBelow('assets/', url),
  new CacheFirst({ cacheName: CACHE, matchOptions, plugins: [READ_ONLY] }),
);

self.addEventListener('install', (event) => event.waitUntil(saveUsedMore(event)));

// Claims the page of a first visit, so that the word lists and fonts that it loads are saved, too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropPreviews(), dropOldMore()])),
);

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  if (message === 'version') event.ports[0]?.postMessage(THIRTY_VERSION);
  else if (message === 'takeOver') event.waitUntil(takeOverFromOne());
});

function isPage(url: URL): boolean {
  return [scope, `${scope}index.html`].includes(url.origin + url.pathname);
}

function isBelow(path: string, url: URL): boolean {
  return url.href.startsWith(scope + path);
}

/** The response if it is the file; null if it is something else, such as a sign-in page. */
async function fileIn({ response }: { response: Response }): Promise<Response | null> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !isHtml ? response : null;
}

/** The response if it can be shown. @throws Error if the saved page should be shown instead */
async function pageIn(response: Response): Promise<Response> {
  if (response.status === GONE) await removeEverything();
  // In a navigation the browser follows redirects itself: such a response can be shown, though it is not `ok`.
  else if (!response.ok && response.type !== 'opaqueredirect')
    throw new Error(`The host answers with ${response.status}.`);
  return response;
}

/** Saves this version's word lists and fonts that the player has used in others, so that they stay available offline. */
async function saveUsedMore(event: ExtendableEvent): Promise<void> {
  const saved = await (await caches.open(MORE_CACHE)).keys();
  const used = new Set(saved.map(({ url }) => nameOf(url.slice(scope.length))));
  const due = THIRTY_MORE.filter((file) => used.has(nameOf(file)));
  await Promise.all(due.flatMap((file) => more.handleAll({ event, request: scope + file })));
}

/** A file's name without its hash: the same in all versions. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** Deletes the word lists and fonts of other versions. */
async function dropOldMore(): Promise<void> {
  const cache = await caches.open(MORE_CACHE);
  const own = new Set(THIRTY_MORE.map((file) => scope + file));
  const old = (await cache.keys()).filter(({ url }) => !own.has(url));
  await Promise.all(old.map((request) => cache.delete(request, matchOptions)));
}

/** Deletes the caches of workers from before 1.0, one per version. */
async function dropPreviews(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHE} `));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Deletes everything saved, and unregisters this worker: the host has removed the page for good. */
async function removeEverything(): Promise<void> {
  await Promise.all([CACHE, MORE_CACHE].map((name) => caches.delete(name)));
  await self.registration.unregister();
}

/** Activates this worker, which deletes the files of other versions, unless other open pages may need them. */
async function takeOverFromOne(): Promise<void> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(scope));
  if (pages.length <= 1) await self.skipWaiting();
}
