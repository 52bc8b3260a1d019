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
  const hash = createHash('sha256').update(content).digest('base64');
  return { url, revision: url.startsWith('assets/') ? null : hash, integrity: `sha256-${hash}` };
}
