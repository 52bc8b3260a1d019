declare const self: ServiceWorkerGlobalScope;

/** The folder of the page: below it are all its files. */
export const { scope } = self.registration;

/** The cache with the files of all versions that are kept. */
export const CACHE = `thirty ${scope}`;

/** In the cache, the page that was shown last, where it is of another version than this worker. */
export const SEEN = `${scope}?seen`;

/** In the cache, followed by a version: which entries of the cache it has. */
export const ENTRIES_OF = `${scope}?version=`;

/** A file is the same for any request headers, even if a host sends `Vary: Origin`. */
export const matchOptions = { ignoreVary: true };

/** Whether an address is that of the page. */
export function isPage(url: URL): boolean {
  return [scope, `${scope}index.html`].includes(url.origin + url.pathname);
}

/** The open pages of the game, whichever worker is in charge of them. */
export async function openPages(): Promise<WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => isPage(new URL(url)));
}
