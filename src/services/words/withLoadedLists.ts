import type { FindWords } from '../../core/history/recordingBytes';
import { withTimeout } from '../../platform/page/withTimeout';
import { fetchWordList } from '../../platform/words/fetchWordList';

/** Loaded word lists, by name. */
export type KnownLists = ReadonlyMap<string, readonly string[]>;

/**
 * Runs `act` on rounds of any word list. If it asks for lists that are not loaded, they are loaded and `act` runs
 * again. A list that fails to load, or not in time, is tried only once.
 *
 * @param find finds a loaded list
 * @param load loads a list so that `find` finds it; rejects if it cannot
 * @param tried lists that were tried before. Share it when handling many rounds, so that a missing list delays only one
 */
export async function withLoadedLists<T>(
  find: FindWords,
  load: (name: string) => Promise<void>,
  act: (findWords: FindWords) => T,
  tried = new Set<string>(),
): Promise<T> {
  for (;;) {
    const missing = new Set<string>();
    const done = act((name) => {
      const words = find(name);
      if (!words && !tried.has(name)) missing.add(name);
      return words;
    });
    if (missing.size === 0) return done;
    for (const name of missing) tried.add(name);
    await Promise.allSettled(Array.from(missing, (name) => withTimeout(load(name))));
  }
}

/** As `withLoadedLists`, with these lists: those that are missing are fetched and added to them. */
export function withFetchedLists<T>(
  lists: Map<string, readonly string[]>,
  act: (findWords: FindWords) => T,
  tried: Set<string>,
): Promise<T> {
  return withLoadedLists(
    (name) => lists.get(name) ?? null,
    async (name) => void lists.set(name, await fetchWordList(name)),
    act,
    tried,
  );
}
