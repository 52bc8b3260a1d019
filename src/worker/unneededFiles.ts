import { askVersion } from './askVersion';
import { CACHE, ENTRIES_OF, matchOptions, openPages, SEEN, scope } from './cache';
import { startFiles, versionOfPage } from './pageFacts';

declare const self: ServiceWorkerGlobalScope;

/** Defined by the build (tools/workerPlugin.ts). */
declare const THIRTY_VERSION: string;

/** How long a new worker waits for versions while it takes over, in ms: until then every request of a page waits, too. */
const TAKE_OVER_TIMEOUT_MS = 1000;

/**
 * Deletes the files of versions of which no page is open, while an older worker is in charge. Deletes nothing where not all
 * is known: a page that is asleep does not answer, and versions before 1.1 do not note their files.
 */
export async function dropUnneededFiles(): Promise<void> {
  const entries = await entriesInUse([self.registration.active]);
  if (entries.every((ofOne) => ofOne !== null)) await dropFilesBut(entries.flat());
}

/** Deletes the files of other versions than this worker's, but for those in use as far as they are known. */
export async function dropOldFiles(): Promise<void> {
  const { waiting, installing } = self.registration;
  const entries = await entriesInUse([waiting, installing], TAKE_OVER_TIMEOUT_MS);
  await dropFilesBut(entries.flatMap((ofOne) => ofOne ?? []));
}

/** The entries of the versions of all open pages, and of these other workers; null for one that is not known. */
async function entriesInUse(
  workers: readonly (ServiceWorker | null)[],
  timeoutMs?: number,
): Promise<(string[] | null)[]> {
  const others = [...(await openPages()), ...workers.filter((worker) => worker !== null)];
  const versions = new Set(await Promise.all(others.map((one) => askVersion(one, timeoutMs))));
  const cache = await caches.open(CACHE);
  return Promise.all(Array.from(versions, (version) => entriesOf(version, cache)));
}

/** Deletes all entries of the cache but these, those of this version, and those of the page that was shown last. */
async function dropFilesBut(entries: readonly string[]): Promise<void> {
  await self.navigator.locks.request(CACHE, async () => {
    const cache = await caches.open(CACHE);
    const page = await textOf(await cache.match(SEEN));
    const seen =
      versionOfPage(page) === THIRTY_VERSION
        ? []
        : [SEEN, ...startFiles(page).map(({ file }) => scope + file)];
    const own = (await entriesOf(THIRTY_VERSION, cache)) ?? [];
    const kept = new Set([...entries, ...own, ...seen]);
    const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
    await Promise.all(old.map((request) => cache.delete(request, matchOptions)));
  });
}

/** The addresses of a version's entries in the cache, with that which lists them; null if it is not known. */
async function entriesOf(version: string | null, cache: Cache): Promise<string[] | null> {
  const list = ENTRIES_OF + version;
  const known = version === null ? undefined : await cache.match(list);
  return known ? [list, ...(await known.json())] : null;
}

async function textOf(response: Response | undefined): Promise<string> {
  return (await response?.text()) ?? '';
}
