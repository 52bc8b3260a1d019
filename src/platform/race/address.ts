/** The fragment of the page's URL with its `#`; '' if there is none. */
export function addressFragment(): string {
  return location.hash;
}

/** Calls `onChange` with the time stamp in ms when the URL's fragment changes. Returns the unsubscribe function. */
export function watchFragment(onChange: (at: number) => void): () => void {
  const hear = (event: Event): void => onChange(event.timeStamp);
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
}

/** The page's URL with this fragment. */
export function addressWith(fragment: string): string {
  return location.href.replace(/#.*$/s, '') + fragment;
}

/** Removes the fragment from the URL, so that a reload begins as usual. */
export function dropFragment(): void {
  if (location.hash) history.replaceState(history.state, '', addressWith(''));
}
