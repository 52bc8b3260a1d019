/** The fragment of the page's address, its `#` included; empty where there is none. */
export function addressFragment(): string {
  return location.hash;
}

/** The page's own address with a fragment. */
export function addressWith(fragment: string): string {
  return location.href.replace(/#.*$/s, '') + fragment;
}

/** Takes the fragment out of the address, so that a reload begins as usual. */
export function dropFragment(): void {
  if (location.hash) history.replaceState(history.state, '', addressWith(''));
}

/** Calls `onChange` when the page is given another fragment. Returns the undo. */
export function watchFragment(onChange: (at: number) => void): () => void {
  const hear = (event: Event): void => onChange(event.timeStamp);
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
}
