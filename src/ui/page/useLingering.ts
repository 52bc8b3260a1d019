import { useEffect, useState } from 'react';

/** A screen reader whose place is taken out in the moment in which the focus goes stays where it was. */
const LINGER_MS = 150;

/**
 * A value, and the one before for a moment after it has become null: what is shown by it is still there when the focus
 * has gone elsewhere.
 */
export function useLingering<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  useEffect(() => {
    if (value !== null || last === null) return;
    const timer = setTimeout(() => setLast(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [value, last]);
  return value ?? last;
}
