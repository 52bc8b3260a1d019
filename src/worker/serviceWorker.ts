/*
 * Makes the game work offline. Each version has one cache. It is filled with the files of the first round, then, one at
 * a time and while the page is idle, with all others. So an open page can load all of its chunks even after new
 * versions have been deployed.
 *
 * The page itself is fetched from the network first, so that a visit gets a new version at once. Hashed files come from
 * the caches. Caches of earlier versions stay while any page is open that may need them.
 */
import type { PageMessage, WorkerAnswer } from './messages';

declare const self: ServiceWorkerGlobalScope;

/** Defined by the build (tools/workerPlugin.ts): a hash over all files. */
declare const THIRTY_VERSION: string;
/** The files that are needed to play a first round, relative to this script. */
declare const THIRTY_FIRST: readonly string[];
/** All other files of the page. */
declare const THIRTY_REST: readonly string[];

/** Word lists, and fonts for other alphabets: saved when they are first fetched. */
const MORE = 'assets/more/';

const PREFIX = `thirty ${self.registration.scope} `;
const CACHE = PREFIX + THIRTY_VERSION;
/** Shared by all versions, so that a chosen language stays available offline. The files' names have hashes. */
const MORE_CACHE = `${PREFIX}more`;
const OWN_FILES: ReadonlySet<string> = new Set([...THIRTY_FIRST, ...THIRTY_REST]);
/** The page itself, whichever of its URLs is visited. */
const PAGE = './';
/** A file is the same for any query and any request headers, even if a host sends `Vary: Origin`. */
const SAVED_FILE: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };
/** After so long without an answer, the network counts as offline. */
const PAGE_TIMEOUT_MS = 3000;
/** The timeout of a file. */
const FETCH_TIMEOUT_MS = 60_000;
/** The status of a page that was removed on purpose. A 404 may be temporary. */
const GONE = 410;

self.addEventListener('install', (event) => {
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(dropOldCaches));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  if (request.mode !== 'navigate') {
    event.respondWith(cached(request).then((response) => response ?? fetchAndSave(request)));
  } else if (isPage(request.url)) {
    event.respondWith(newestPage(request));
    event.waitUntil(dropOldCaches());
  }
});

self.addEventListener('message', (event) => {
  // If storage fails, nothing is saved: the page asks again later.
  const answered = answer(event.data).catch((): WorkerAnswer => OWN_FILES.size);
  event.waitUntil(answered.then((reply) => event.ports[0]?.postMessage(reply)));
});

async function fillCache(): Promise<void> {
  const fetched = await Promise.all(THIRTY_FIRST.map(async (file) => [file, await fetchOwn(file)] as const));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(fetched.map(([file, response]) => cache.put(file, response)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * Tells a page how many files are still to be saved. With `savesNext`, it first saves one of them: the first that can
 * be fetched now.
 */
async function answer({ version, savesNext }: PageMessage): Promise<WorkerAnswer> {
  if (version !== THIRTY_VERSION) return null;
  const cache = await caches.open(CACHE);
  const saved = new Set((await cache.keys()).map(({ url }) => url));
  // The browser may have lost a file of the first round, too.
  const missing = [...OWN_FILES].filter((file) => !saved.has(addressOf(file)));
  for (const file of savesNext ? missing : []) {
    try {
      await cache.put(file, await fetchOwn(file));
      return missing.length - 1;
    } catch {
      // No network, no room, or the host lacks this file.
    }
  }
  return missing.length;
}

function addressOf(file: string): string {
  return new URL(file, self.registration.scope).href;
}

/** Fetches a file of this version. Throws if the host answers with anything else, such as a sign-in page. */
async function fetchOwn(file: string): Promise<Response> {
  // Hashed files may come from the HTTP cache; other files are revalidated, which saves a second download. If the
  // cached copy turns out to be of another version, the file is fetched anew.
  for (const cache of [file.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const) {
    // A redirect leads to another file, and browsers do not accept a redirected response for a navigation.
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(file, { cache, redirect: 'error', signal });
    if (response.status !== 200) continue;
    if (file === PAGE ? await isPageOfThisVersion(response) : !isHtml(response)) return response;
  }
  throw new Error(`The host has no ${file} of this version now.`);
}

/** Whether a page is of this version. During a deployment the host may send another. */
async function isPageOfThisVersion(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes(THIRTY_VERSION);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Fetches from the network. Saves this version's files, word lists and fonts. Rejects if the network fails. */
async function fetchAndSave(request: Request): Promise<Response> {
  const response = await fetch(request);
  const file = request.url.slice(self.registration.scope.length);
  const cache = file.startsWith(MORE) ? MORE_CACHE : OWN_FILES.has(file) ? CACHE : null;
  if (cache && response.status === 200 && !isHtml(response)) await save(cache, request, response.clone());
  return response;
}

async function save(name: string, request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    if (name === MORE_CACHE) await dropOtherVersions(cache, request.url);
    await cache.put(request, response);
  } catch {
    // Without room, it is fetched again next time.
  }
}

/** Deletes other versions of the same file. */
async function dropOtherVersions(cache: Cache, url: string): Promise<void> {
  for (const { url: saved } of await cache.keys())
    if (nameWithoutHash(saved) === nameWithoutHash(url)) await cache.delete(saved);
}

/** A file's name without its hash: `assets/more/german-C6A5Gizr.json` gives `assets/more/german.json`. */
function nameWithoutHash(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

async function newestPage(request: Request): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PAGE_TIMEOUT_MS);
  try {
    const response = await fetch(request, { signal: timeout.signal });
    // In a navigation the browser follows redirects itself: this response is fine, though not `ok`.
    if (response.ok || response.type === 'opaqueredirect') return response;
    if (response.status === GONE) {
      await removeEverything();
      return response;
    }
    return (await cached(PAGE)) ?? response;
  } catch {
    return (await cached(PAGE)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** From this version's cache, else from that of another version, which an open page may need. */
async function cached(request: Request | string): Promise<Response | undefined> {
  return (
    (await caches.match(request, { ...SAVED_FILE, cacheName: CACHE })) ??
    (await caches.match(request, SAVED_FILE))
  );
}

/** Removes all caches and this worker: the host has removed the page for good. */
async function removeEverything(): Promise<void> {
  await dropCaches(() => true);
  await self.registration.unregister();
}

function isPage(url: string): boolean {
  const path = new URL(url).pathname.slice(new URL(self.registration.scope).pathname.length);
  return path === '' || path === 'index.html';
}

async function dropOldCaches(): Promise<void> {
  // A newer version may have filled its own cache already.
  if (self.registration.installing || self.registration.waiting) return;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 0) await dropCaches((name) => name !== CACHE && name !== MORE_CACHE);
}

async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && isDropped(name)).map((name) => caches.delete(name)),
  );
}
