/** How long anybody waits for something without a word, in ms. */
const LONGEST_WAIT_MS = 10_000;

/**
 * What is waited for, where it comes within ten seconds. It is not broken off: what comes later is at hand for the next
 * try.
 *
 * @throws what it throws, and an Error when it is late
 */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not here after ${LONGEST_WAIT_MS} ms.`)), LONGEST_WAIT_MS);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
