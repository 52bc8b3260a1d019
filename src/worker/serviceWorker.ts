/*
 * Makes the game work offline, with Workbox: all files of a version are saved when its worker is installed. The page is
 * fetched from the network first, so that a visit gets a new version at once; files come from the cache.
 *
 * Nothing is saved, and no new page shown, that is not what the build has made: a host may answer anything.
 *
 * A new worker waits while other pages are open. The cache has the files of their versions, and of the newest one.
 */
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { CACHE, ENTRIES_OF, isPage, matchOptions, openPages, SEEN, scope } from './cache';
import type { PageMessage } from './messages';
import { isCutOff, startFiles, versionOfPage } from './pageFacts';
import { dropOldFiles, dropUnneededFiles } from './unneededFiles';
import { fetchWhole, isWhole } from './whole';

declare const self: ServiceWorkerGlobalScope;

/** Defined by the build (tools/workerPlugin.ts): a hash over all files. */
declare const THIRTY_VERSION: string;
/** Every file that is saved at once; the page itself is `./`. */
declare const THIRTY_FILES: PrecacheEntry[];
/** Every file below `MORE`, with its integrity. */
declare const THIRTY_MORE: Readonly<Record<string, string>>;

/** Word lists, and fonts for other alphabets: saved when they are first fetched, and with each version after that. */
const MORE_FOLDER = 'assets/more/';
const MORE_CACHE = `thirty more ${scope}`;
/** After this many seconds without an answer, the network counts as offline. */
const PAGE_TIMEOUT_S = 3;
/** The status of a page that was removed on purpose. A 404 may be temporary. */
const GONE = 410;
/** How often a worker looks whether it may take over, and how long it waits in between, in ms. */
const TAKE_OVER_TRIES = 5;
const TAKE_OVER_PAUSE_MS = 1000;

const READ_ONLY = { cacheWillUpdate: async () => null };

const files = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      handlerDidError: async ({ event, request }) =>
        event.type === 'install' ? saveAgain(request) : undefined,
    },
  ],
});
files.strategy.matchOptions = matchOptions;
files.addToCacheList(THIRTY_FILES);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_TIMEOUT_S,
    plugins: [
      {
        fetchDidSucceed: ({ response, state = {} }) => pageIn(response, state),
        handlerDidError: ({ state = {} }) => {
          // A page that comes later is not shown any more.
          state.isOver = true;
          return savedPage();
        },
      },
    ],
  }),
);
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./], cleanURLs: false }));
const more = new CacheFirst({
  cacheName: MORE_CACHE,
  matchOptions,
  plugins: [
    {
      // A page that could not read what it got asks past every cache.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        request.cache === 'reload' ? null : cachedResponse,
      cacheWillUpdate: async ({ response, request }) =>
        (await isMore(response, request.url)) ? response : null,
    },
  ],
});
registerRoute(({ url }) => isBelow(MORE_FOLDER, url), more);
// Chunks of another version: from the cache or the network, but saved only by its own worker, or as files of its start.
registerRoute(
  ({ url }) => isBelow('assets/', url),
  new CacheFirst({ cacheName: CACHE, matchOptions, plugins: [READ_ONLY] }),
);

self.addEventListener('install', (event) => event.waitUntil(install(event)));

// Claims the page of a first visit, so that the word lists and fonts that it loads are saved, too.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOldFiles(), dropPreviews(), dropOldMore()])),
);

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data;
  if (message === 'version') event.ports[0]?.postMessage(THIRTY_VERSION);
  else if (message === 'takeOver') event.waitUntil(takeOverFor(event.source));
});

/** Saves all files of this version, and drops those that nobody needs any more. */
async function install(event: ExtendableEvent): Promise<void> {
  const entries = [...files.getURLsToCacheKeys().values()];
  const cache = await caches.open(CACHE);
  // First of all: another worker that cleans up leaves what is noted.
  await cache.put(ENTRIES_OF + THIRTY_VERSION, Response.json(entries));
  try {
    await Promise.all([files.install(event), saveUsedMore(event)]);
  } catch (cause) {
    await cache.delete(ENTRIES_OF + THIRTY_VERSION);
    throw cause;
  }
  await dropUnneededFiles().catch(() => {});
}

/** Saves a file of this version that could not be saved: what a browser's own cache has of it may be wrong for good. */
async function saveAgain(request: Request): Promise<Response | undefined> {
  const key = files.getCacheKeyForURL(request.url);
  const response = await fetch(new Request(request, { cache: 'reload' }));
  if (!key || !response.ok) return undefined;
  await (await caches.open(CACHE)).put(key, response.clone());
  return response;
}

function isBelow(path: string, url: URL): boolean {
  return url.href.startsWith(scope + path);
}

/** Whether a response is the word list or font of this version that has this address. */
async function isMore(response: Response, address: string): Promise<boolean> {
  const integrity = THIRTY_MORE[address.slice(scope.length)];
  return integrity !== undefined && response.status === 200 && isWhole(response.clone(), integrity);
}

/**
 * The response if it can be shown.
 *
 * @param state `isOver` says that the saved page has been shown meanwhile
 * @throws Error if the saved page should be shown instead
 */
async function pageIn(response: Response, state: { isOver?: boolean }): Promise<Response> {
  // In a navigation the browser follows redirects itself: such a response can be shown, though it is not `ok`.
  if (response.type === 'opaqueredirect') return response;
  if (response.status === GONE) {
    await removeEverything();
    return response;
  }
  if (!response.ok) throw new Error(`The host answers with ${response.status}.`);
  const page = await response.clone().text();
  const version = versionOfPage(page);
  if (version === null) {
    if (isCutOff(page)) throw new Error('The host has sent a part of a page.');
    // Another page, such as a sign-in.
    return response;
  }
  const seen = version === THIRTY_VERSION ? null : response.clone();
  await self.navigator.locks.request(CACHE, async () => {
    if (seen) await saveStart(page);
    if (!state.isOver) await noteSeen(seen);
  });
  return response;
}

/** Saves what a page of another version starts with. @throws if the host does not have it: the page would not work */
async function saveStart(page: string): Promise<void> {
  const saveOne = async ({ file, integrity }: { file: string; integrity: string }): Promise<void> => {
    const address = scope + file;
    if (await matchSaved(address)) return;
    const whole = await fetchWhole(address, integrity);
    // Where there is no room, the page has it from the browser's own cache.
    await caches
      .open(CACHE)
      .then((cache) => cache.put(address, whole))
      .catch(() => {});
  };
  await Promise.all(startFiles(page).map(saveOne));
}

/** Notes the page that is shown, as the one to be shown without a network; null if it is of this worker's version. */
async function noteSeen(page: Response | null): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    if (page) await cache.put(SEEN, page);
    else await cache.delete(SEEN);
  } catch {
    // There is no room: without a network, an older page is better than none.
  }
}

/** The page that was shown last, so that nobody gets an older one. */
async function savedPage(): Promise<Response | undefined> {
  return (await matchSaved(SEEN)) ?? files.matchPrecache('./');
}

/** What is saved under an address; undefined as well where the cache cannot be read. */
async function matchSaved(address: string): Promise<Response | undefined> {
  return caches.match(address, { ...matchOptions, cacheName: CACHE }).catch(() => undefined);
}

/** Saves this version's word lists and fonts that the player has used in others, so that they stay available offline. */
async function saveUsedMore(event: ExtendableEvent): Promise<void> {
  const saved = await (await caches.open(MORE_CACHE)).keys();
  const used = new Set(saved.map(({ url }) => nameOf(url.slice(scope.length))));
  const due = Object.keys(THIRTY_MORE).filter((file) => used.has(nameOf(file)));
  await Promise.all(due.map((file) => saveMore(event, scope + file)));
}

/** Saves one of them, unless it is saved as it should be. What cannot be had now is saved when it is used. */
async function saveMore(event: ExtendableEvent, address: string): Promise<void> {
  const cache = await caches.open(MORE_CACHE);
  const saved = await cache.match(address, matchOptions);
  // Versions before 1.1 have saved whatever came.
  if (saved && (await isMore(saved, address))) return;
  await cache.delete(address, matchOptions);
  const request = new Request(address, { cache: 'reload' });
  await Promise.all(more.handleAll({ event, request })).catch(() => {});
}

/** A file's name without its hash: the same in all versions. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

/** Deletes the word lists and fonts of other versions. */
async function dropOldMore(): Promise<void> {
  const cache = await caches.open(MORE_CACHE);
  const own = new Set(Object.keys(THIRTY_MORE).map((file) => scope + file));
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

/** Activates this worker, which deletes the files of other versions, unless other pages than the one that asks are open. */
async function takeOverFor(asking: ExtendableMessageEvent['source']): Promise<void> {
  // A page that has just been reloaded may still be there twice.
  for (let triesLeft = TAKE_OVER_TRIES; triesLeft > 0; triesLeft--) {
    const pages = await openPages();
    if (pages.every((page) => asking instanceof Client && page.id === asking.id)) return self.skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_PAUSE_MS));
  }
}
