import type { FindWords } from '../../core/history/recording';
import { inTime } from '../../platform/page/inTime';

/**
 * Reads rounds, which may be of any list. `act` is called with what finds words, and again when lists that it has asked
 * for in vain have been loaded; one that cannot be loaded, or not in time, is asked for once.
 *
 * @param find the lists that are here
 * @param load has a list be among them; throws where it cannot be had
 * @param tried the lists that were asked for before, for work on many rounds: one that cannot be had holds it up once
 */
export async function withLists<T>(
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
    await Promise.allSettled(Array.from(missing, (name) => inTime(load(name))));
  }
}
