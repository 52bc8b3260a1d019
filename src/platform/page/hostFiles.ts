/*
 * The files of the page's own host, where that may answer anything: nothing, a page in place of a file, an older file.
 * A browser may keep such an answer for as long as its headers say, which is a year for most of these files. So what has
 * failed is requested once more past every cache: it also puts right what the cache has.
 */
import { withTimeout } from './withTimeout';

/**
 * What was requested by modules that could not be loaded. When one is tried again, the browser may not tell of a request
 * whose answer it still has in memory.
 */
const suspects = new Set<string>();
/** What is being requested past every cache: parts that fail together may share files. */
const refreshing = new Map<string, Promise<void>>();

/**
 * Fetches a file and reads it. What cannot be read is requested once more, past every cache.
 *
 * @param read rejects if the answer is something else
 * @throws if the second answer cannot be read either
 */
export async function readFile<T>(address: string, read: (answer: Response) => Promise<T>): Promise<T> {
  const attempt = async (cache: RequestCache): Promise<T> => {
    const answer = await fetch(address, { cache });
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
    return read(answer);
  };
  return attempt('default').catch(() => attempt('reload'));
}

/**
 * Loads a module that is a file of its own. If that fails, all files that it has requested are requested once more, past
 * every cache, and then it is tried again. Firefox keeps a module that has failed until the page is loaded again.
 *
 * @param load an `import()`, and anything else that must be loaded with it
 * @throws if the second try fails as well
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  const requests = watchRequests();
  try {
    return await load();
  } catch {
    for (const file of await requests.ownFiles()) suspects.add(file);
    const files = [...suspects];
    await refresh(files);
    const loaded = await load();
    for (const file of files) suspects.delete(file);
    return loaded;
  } finally {
    requests.end();
  }
}

/**
 * Requests files once more, past every cache, for the next time that they are needed. Resolves in any case, after ten
 * seconds at the latest.
 */
export async function refresh(addresses: Iterable<string>): Promise<void> {
  await withTimeout(Promise.allSettled(Array.from(addresses, refreshOne))).catch(() => {});
}

function refreshOne(address: string): Promise<void> {
  const coming = refreshing.get(address) ?? readAll(address).finally(() => refreshing.delete(address));
  refreshing.set(address, coming);
  return coming;
}

async function readAll(address: string): Promise<void> {
  const answer = await fetch(address, { cache: 'reload' });
  // What is not read may not be kept.
  await answer.arrayBuffer();
}

/** The addresses of the files of this host that the page has requested, as far as the browser remembers. */
export function requestedFiles(): string[] {
  return ownFiles(performance.getEntriesByType('resource'));
}

interface RequestWatch {
  /** The addresses of the own host that have been requested so far. */
  readonly ownFiles: () => Promise<string[]>;
  readonly end: () => void;
}

/** Notes the requests from now on. */
function watchRequests(): RequestWatch {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) {
    return { ownFiles: async () => [], end: () => {} };
  }
  const entries: PerformanceEntry[] = [];
  const note = (list: readonly PerformanceEntry[]): void => {
    entries.push(...list);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    ownFiles: async () => {
      // The browser tells of a request in a task of its own, which may come after the failure.
      await new Promise((resolve) => setTimeout(resolve));
      note(observer.takeRecords());
      return ownFiles(entries);
    },
    end: () => observer.disconnect(),
  };
}

function ownFiles(entries: readonly PerformanceEntry[]): string[] {
  const folder = new URL('assets/', document.baseURI).href;
  return [...new Set(entries.map(({ name }) => name).filter((name) => name.startsWith(folder)))];
}
