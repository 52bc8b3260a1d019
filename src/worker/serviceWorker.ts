/*
 * Makes the game start and play without a network. Each version has one cache: first the files that the first round is
 * played with, then, a file at a time and when the page says that nothing else is to be done, all the others. So an open
 * page keeps every part it has, however many versions the host takes up meanwhile.
 *
 * A visit asks the network for the page first and so gets a new version at once; hashed files come from the caches.
 * Caches of earlier versions stay while a page is open that may still need them.
 */
import type { PageMessage, WorkerAnswer } from './messages';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build (tools/workerPlugin.ts): a hash over all files. */
declare const THIRTY_VERSION: string;
/** The files that the first round is played with, relative to this script. */
declare const THIRTY_FIRST: readonly string[];
/** All other files of the page. */
declare const THIRTY_REST: readonly string[];

/** Word lists and fonts of other scripts: saved when they are first asked for. */
const MORE = 'assets/more/';

const PREFIX = `thirty ${self.registration.scope} `;
const CACHE = PREFIX + THIRTY_VERSION;
/** Whatever the version: their names say what is in them, and who has chosen a language keeps it. */
const MORE_CACHE = `${PREFIX}more`;
const OWN_FILES: ReadonlySet<string> = new Set([...THIRTY_FIRST, ...THIRTY_REST]);
/** The page itself, under whatever name it is visited. */
const PAGE = './';
/** A file is the same whatever it is asked for with, and whatever a host says of that (`Vary: Origin`). */
const SAVED_FILE: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };
/** A network that says nothing for this long is as good as none. */
const PATIENCE_MS = 3000;
/** A file that has not come after so long is given up. */
const LONGEST_FETCH_MS = 60_000;
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
    event.respondWith(cached(request).then((response) => response ?? fetchAndSave(request)));
  } else if (isPage(request.url)) {
    event.respondWith(newestPage(request));
    event.waitUntil(dropOldCaches());
  }
});

self.addEventListener('message', (event) => {
  event.waitUntil(answer(event.data).then((reply) => event.ports[0]?.postMessage(reply)));
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

/** Saves one file of the rest if the page asks for it: the first that can be had now. */
async function answer({ version, savesNext }: PageMessage): Promise<WorkerAnswer> {
  if (version !== THIRTY_VERSION) return null;
  const cache = await caches.open(CACHE);
  const saved = new Set((await cache.keys()).map(({ url }) => url));
  const missing = THIRTY_REST.filter((file) => !saved.has(addressOf(file)));
  for (const file of savesNext ? missing : []) {
    try {
      await cache.put(file, await fetchOwn(file));
      return missing.length - 1;
    } catch {
      // No network, no room, or a host that lacks this one: the page asks again later.
    }
  }
  return missing.length;
}

function addressOf(file: string): string {
  return new URL(file, self.registration.scope).href;
}

/** A file of this deployment; throws where the host answers with anything else, as a sign-in or another page. */
async function fetchOwn(file: string): Promise<Response> {
  // Hashed files may come from the browser's own cache. Of the others the host is asked whether what the visit has
  // just brought still holds: that costs no second copy. Either may be wrong, and then the whole file is asked for.
  for (const cache of [file.startsWith('assets/') ? 'default' : 'no-cache', 'reload'] as const) {
    // What has come by a redirect is another file, and no browser takes it as the answer to a visit.
    const signal = AbortSignal.timeout(LONGEST_FETCH_MS);
    const response = await fetch(file, { cache, redirect: 'error', signal });
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

/** From the network, and saved if it is one of this version's files, or a list or font. Fails as the network fails. */
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
    if (name === MORE_CACHE) await dropSame(cache, request.url);
    await cache.put(request, response);
  } catch {
    // Without room for it, it is fetched again.
  }
}

/** Drops what was saved of the same name in another version. */
async function dropSame(cache: Cache, url: string): Promise<void> {
  for (const { url: saved } of await cache.keys())
    if (nameOf(saved) === nameOf(url)) await cache.delete(saved);
}

/** `assets/more/german-C6A5Gizr.json` is `assets/more/german.json`, in whatever version. */
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
    (await caches.match(request, { ...SAVED_FILE, cacheName: CACHE })) ??
    (await caches.match(request, SAVED_FILE))
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
