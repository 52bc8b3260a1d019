import { useEffect, useState } from 'react';

/** How long a button says that something is copied. */
const COPIED_MS = 2000;

/** Whether a button says that something is copied, and a function to have it say so: for two seconds from then on. */
export function useCopied(): readonly [isCopied: boolean, say: (isCopied: boolean) => void] {
  // An object of its own for each copy, with which the time begins anew.
  const [copy, setCopy] = useState<object | null>(null);
  useEffect(() => {
    if (!copy) return;
    const timer = setTimeout(() => setCopy(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  return [copy !== null, (isCopied) => setCopy(isCopied ? {} : null)];
}
