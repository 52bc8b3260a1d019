import { useEffect, useState } from 'react';

/** Screen readers follow a change of focus only if the element they were on is still in the document for a moment. */
const LINGER_MS = 150;

/**
 * Returns `value`; once it becomes null, the last value for a moment longer. What depends on it stays mounted until
 * focus has moved elsewhere.
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
