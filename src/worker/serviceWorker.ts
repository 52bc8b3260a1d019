/*
 * Makes the game start and play without a network. It has every file of its own version in one cache, so a page is
 * always served from one deployment.
 *
 * A visit asks the network for the page first and so takes a new deployment up at once; hashed files come from the
 * caches. Caches of earlier versions stay while a page is open that may still need them.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: a hash over all files, and their paths relative to this script. */
declare const THIRTY_VERSION: string;
declare const THIRTY_FILES: readonly string[];

/** Where these are, and the parts that many never open: those are put by when they are first asked for. */
const FOLDER = 'assets/';

/** Word lists and fonts of other scripts: put by in the same way (tools/workerPlugin.ts). */
const MORE = `${FOLDER}more/`;

const PREFIX = `thirty ${self.registration.scope} `;
const CACHE = PREFIX + THIRTY_VERSION;
/** Whatever the version: their names say what is in them, and who has chosen a language keeps it. */
const MORE_CACHE = `${PREFIX}more`;
/** The page itself, under whatever name it is visited. */
const PAGE = './';
/** A file is the same whatever it is asked for with, and whatever a host says of that (`Vary: Origin`). */
const KEPT_FILE: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };
/** A network that says nothing for this long is as good as none. */
const PATIENCE_MS = 3000;
/** The status of a page that was taken away on purpose; 404 may be a host's bad minute. */
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
    event.respondWith(cached(request).then((response) => response ?? fetchLater(request)));
  } else if (isPage(request.url)) {
    event.respondWith(newestPage(request));
    event.waitUntil(dropOldCaches());
  }
});

/** A page asks whether it is of this version; an older one is told that there is a newer one. */
self.addEventListener('message', (event) => {
  event.ports[0]?.postMessage(event.data === THIRTY_VERSION);
});

async function fillCache(): Promise<void> {
  const fetched = await Promise.all(THIRTY_FILES.map(async (file) => [file, await fetchOwn(file)] as const));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(fetched.map(([file, response]) => cache.put(file, response)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** A file of this deployment; throws where the host answers with anything else, as a sign-in or another page. */
async function fetchOwn(file: string): Promise<Response> {
  // Hashed files may come from the browser's own cache. Of the others the host is asked whether what the visit has
  // just brought still holds: that costs no second copy. Either may be wrong, and then the whole file is asked for.
  for (const cache of [file.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const) {
    // What has come by a redirect is another file, and no browser takes it as the answer to a visit.
    const response = await fetch(file, { cache, redirect: 'error' });
    if (response.status !== 200) continue;
    if (file === PAGE ? await isOwnPage(response) : !isHtml(response)) return response;
  }
  throw new Error(`The host has no ${file} of this version now.`);
}

/** Of another deployment is what a host has that is just taking one up. */
async function isOwnPage(response: Response): Promise<boolean> {
  return (await response.clone().text()).includes(THIRTY_VERSION);
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** From the network, and put by if it is of this version. A part that cannot be had is empty: the page goes without. */
async function fetchLater(request: Request): Promise<Response> {
  const file = request.url.slice(self.registration.scope.length);
  // A page of another version asks for its own first files by other names.
  const isPart = file.startsWith(FOLDER) && !THIRTY_FILES.some((first) => nameOf(first) === nameOf(file));
  try {
    const response = await fetch(request);
    if (response.status === 200 && !isHtml(response)) {
      if (isPart) await putBy(file.startsWith(MORE) ? MORE_CACHE : CACHE, request, response.clone());
      return response;
    }
    return isPart ? emptyPart(file) : response;
  } catch (error) {
    if (isPart) return emptyPart(file);
    throw error;
  }
}

async function putBy(name: string, request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    if (name === MORE_CACHE) await dropSame(cache, request.url);
    await cache.put(request, response);
  } catch {
    // Without room for it, it is fetched again.
  }
}

/** What was put by of the same name, of another version. */
async function dropSame(cache: Cache, url: string): Promise<void> {
  for (const { url: kept } of await cache.keys()) if (nameOf(kept) === nameOf(url)) await cache.delete(kept);
}

/** A failed request would be an error on the page's console, of which nobody there can know that it does no harm. */
function emptyPart(file: string): Response {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  return new Response('', { headers: { 'content-type': type } });
}

/** `assets/Rounds-C6A5Gizr.js` is `assets/Rounds.js`, in whatever version. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

async function newestPage(request: Request): Promise<Response> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(request, { signal: impatience.signal });
    // A visit's redirects are the browser's to follow: to it, this one is whole, though not `ok`.
    if (response.ok || response.type === 'opaqueredirect') return response;
    if (response.status === GONE) {
      await forget();
      return response;
    }
    return (await cached(PAGE)) ?? response;
  } catch {
    return (await cached(PAGE)) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** From this version's cache, or from one of a page that is still open. */
async function cached(request: Request | string): Promise<Response | undefined> {
  return (
    (await caches.match(request, { ...KEPT_FILE, cacheName: CACHE })) ??
    (await caches.match(request, KEPT_FILE))
  );
}

/** Leaves nothing behind, not even this worker: the host has taken the page away for good. */
async function forget(): Promise<void> {
  await dropCaches(() => true);
  await self.registration.unregister();
}

function isPage(url: string): boolean {
  const path = new URL(url).pathname.slice(new URL(self.registration.scope).pathname.length);
  return path === '' || path === 'index.html';
}

async function dropOldCaches(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length === 0) await dropCaches((name) => name !== CACHE && name !== MORE_CACHE);
}

async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && isDropped(name)).map((name) => caches.delete(name)),
  );
}
