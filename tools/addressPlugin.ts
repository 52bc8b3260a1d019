import type { Plugin } from 'vite';
import { replaceFirst } from './pagePlugin.ts';

const PICTURE = '<meta property="og:image" content="./og.png" />';

/**
 * Writes the page's address into the page if the environment has it (`THIRTY_URL`): many sites show a link's picture
 * only if its URL is absolute.
 */
export function addressPlugin(): Plugin {
  const address = process.env.THIRTY_URL;
  return {
    name: 'thirty-address',
    apply: 'build',
    configResolved: () => void homeOf(address),
    transformIndexHtml: { order: 'pre', handler: (page) => withAddress(page, address) },
  };
}

/**
 * The page with absolute URLs for itself and its picture; unchanged without an address.
 *
 * @throws Error if it is invalid
 */
export function withAddress(page: string, address: string | undefined): string {
  const home = homeOf(address);
  if (!home) return page;
  const tags = [
    `<link rel="canonical" href="${home}" />`,
    `<meta property="og:url" content="${home}" />`,
    PICTURE.replace('./', home),
  ];
  return replaceFirst(page, PICTURE, tags.join('\n    '));
}

/** The address of the page's folder, always with a slash at its end. */
function homeOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isFolder =
    url && /^https?:$/.test(url.protocol) && !/\.html?$/.test(url.pathname) && !url.search && !url.hash;
  if (!isFolder) {
    throw new Error(
      `THIRTY_URL is "${address}"; it must be the page's full address, such as https://you.github.io/thirty/, or unset.`,
    );
  }
  return url.href.replace(/\/?$/, '/');
}
