import type { Plugin } from 'vite';
import { exchange } from './pagePlugin.ts';

const PICTURE = '<meta property="og:image" content="./og.png" />';

/**
 * Has the page say where it is, if the build is told in `THIRTY_URL`: many sites show a link's picture only where its
 * address is a whole one.
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

/** The page with its picture's and its own whole address; as it is without one. Throws where it is no address. */
export function withAddress(page: string, address: string | undefined): string {
  const home = homeOf(address);
  if (!home) return page;
  const says = [
    `<link rel="canonical" href="${home}" />`,
    `<meta property="og:url" content="${home}" />`,
    PICTURE.replace('./', home),
  ];
  return exchange(page, PICTURE, says.join('\n    '));
}

/** The address of the page's folder, which ends with a slash whether or not it is given so. */
function homeOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isFolder =
    url && /^https?:$/.test(url.protocol) && !/\.html?$/.test(url.pathname) && !url.search && !url.hash;
  if (!isFolder) {
    throw new Error(
      `THIRTY_URL is "${address}"; it is to be the page's whole address, such as https://you.github.io/thirty/, or unset.`,
    );
  }
  return url.href.replace(/\/?$/, '/');
}
