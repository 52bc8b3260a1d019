import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = /THIRTY_FILES=(\[.*?\])/;

/**
 * The files that a worker saves, as the build has written them into `sw.js`. The page itself is `./`.
 *
 * @param {string} dist the folder of the build
 * @returns {string[]}
 */
export function workerFiles(dist) {
  const [, list = '[]'] = readFileSync(join(dist, 'sw.js'), 'utf8').match(LIST) ?? [];
  return JSON.parse(list).map(({ url }) => url);
}

/**
 * A file as Workbox wants it listed. Names in `assets/` have hashes, others need a revision. By its integrity a browser
 * accepts no other file in its place, such as a sign-in page or one of another version.
 *
 * @param {string} url
 * @param {string | Uint8Array} content
 */
export function workerFile(url, content) {
  const integrity = integrityOf(content);
  return { url, revision: url.startsWith('assets/') ? null : integrity, integrity };
}

/**
 * What only this content has: by it a worker, and the browser for it, accept no other.
 *
 * @param {string | Uint8Array} content
 */
export function integrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * The page with the integrity of the files that it starts with, for the worker of an older version: it shows a new page
 * only with all of these (src/worker/pageFacts). Not as an `integrity` of the browser's: a host that changes scripts, as
 * some do, would have no game at all.
 *
 * @param {string} page
 * @param {(file: string) => string | Uint8Array} read
 */
export function withIntegrity(page, read) {
  return page.replace(
    /((?:src|href)="\.\/(assets\/[^"]+\.js)")(?: data-integrity="[^"]*")?/g,
    (_all, named, file) => `${named} data-integrity="${integrityOf(read(file))}"`,
  );
}
