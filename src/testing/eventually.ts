import { waitFor } from '@testing-library/react';

/** Generous, because the machine may be busy; a test that passes does not wait for so long. */
const AT_MOST_MS = 20_000;

/** Waits until `check` does not throw, for what gives no promise: a part that React renders later. */
export function eventually<T>(check: () => T): Promise<T> {
  return waitFor(check, { timeout: AT_MOST_MS });
}
