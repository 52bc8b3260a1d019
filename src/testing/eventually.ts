import { waitFor } from '@testing-library/react';

/** Waits until `check` does not throw, for what gives no promise: a part that React renders later. Busy machines are slow. */
export function eventually<T>(check: () => T): Promise<T> {
  return waitFor(check, { timeout: 20_000 });
}
