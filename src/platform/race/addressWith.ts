/** The page's URL with this fragment. */
export function addressWith(fragment: string): string {
  return location.href.replace(/#.*$/s, '') + fragment;
}

/** Removes the fragment from the URL, so that a reload begins as usual. */
export function dropFragment(): void {
  if (location.hash) history.replaceState(history.state, '', addressWith(''));
}
