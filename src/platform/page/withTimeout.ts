/** The timeout, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Awaits a promise for at most ten seconds, or for so many ms. The work behind it is not cancelled: a late result may still be cached for
 * the next try.
 *
 * @throws what the promise rejects with, or an Error after the timeout
 */
export function withTimeout<T>(promise: Promise<T>, ms = TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not here after ${ms} ms.`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
