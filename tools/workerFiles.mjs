import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that a build's worker saves, as the build has written them into `sw.js`: those that the first round needs,
 * then the rest. The page itself is `./`.
 *
 * @param {string} dist the folder of the build
 * @returns {string[]}
 */
export function workerFiles(dist) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return ['THIRTY_FIRST', 'THIRTY_REST'].flatMap((name) =>
    JSON.parse(worker.match(new RegExp(`${name}=(\\[.*?\\])`))[1]),
  );
}
