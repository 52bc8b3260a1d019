/*
 * `npm run budget`: prints the compressed size of each file of dist/ and the sizes of a first visit, and compares these
 * with tools/budget.json. Exits with 1 if one is too large.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { giveUp, ROOT } from './machine.mjs';
import { workerFiles } from './workerFiles.mjs';

const DIST = join(ROOT, 'dist');
/** Files that are compressed already. */
const AS_IS = /\.(woff2|png)$/;
/** Files the page requests before the app can take over. */
const APP = ['index.html', 'rolldown-runtime.js', 'react.js', 'packages.js', 'index.js'];

const budget = JSON.parse(readFileSync(join(ROOT, 'tools/budget.json'), 'utf8'));
const files = [...workerFiles(DIST), 'sw.js'].map((file) => (file === './' ? 'index.html' : file));
const weights = files.map((file) => ({ name: plainName(file), weight: weigh(file) }));
const missing = APP.filter((name) => !weights.some((one) => one.name === name));
if (missing.length > 0)
  giveUp(`The build has no ${missing.join()}: tools/budget.mjs counts the wrong files.`);
const sums = {
  'until the first key is accepted': sumOf((name) => name === 'index.html'),
  'until the app has taken over': sumOf((name) => APP.includes(name)),
  'whole first visit': sumOf(() => true),
};

for (const { name, weight } of weights.toSorted((one, other) => other.weight - one.weight)) {
  console.log(`${String(weight).padStart(7)}            ${name}`);
}
for (const [name, weight] of Object.entries(sums)) {
  const verdict = weight > budget[name] ? '  TOO MUCH' : '';
  console.log(`${String(weight).padStart(7)} of ${String(budget[name]).padStart(6)}  ${name}${verdict}`);
}
process.exit(Object.entries(sums).some(([name, weight]) => weight > budget[name]) ? 1 : 0);

function sumOf(isMeant) {
  return weights.reduce((sum, { name, weight }) => sum + (isMeant(name) ? weight : 0), 0);
}

/** `assets/Board-C6A5Gizr.js` is `Board.js`. */
function plainName(file) {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

function weigh(file) {
  const bytes = readFileSync(join(DIST, file));
  return AS_IS.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}
