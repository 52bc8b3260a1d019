import { waitFor } from '@testing-library/react';

/** Generous, because the machine may be busy; a passing test never waits this long. */
const AT_MOST_MS = 20_000;

/** Waits until `check` does not throw. For effects without a promise, such as what React renders later. */
export function eventually<T>(check: () => T): Promise<T> {
  return waitFor(check, { timeout: AT_MOST_MS });
}
