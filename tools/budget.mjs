/*
 * `npm run budget`: what each file of dist/ weighs, compressed, against tools/budget.json; ends with 1 when one weighs
 * too much. `--write` puts the present figures beside the budgets.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT, run, tool } from './machine.mjs';

const DATA = join(ROOT, 'tools/budget.json');
const DIST = join(ROOT, 'dist');
/** Compressed already. */
const AS_IS = /\.(woff2|png)$/;

const budget = JSON.parse(readFileSync(DATA, 'utf8'));
const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
const weights = weightsOf([...listOf('THIRTY_FILES'), 'sw.js']);
/** Fetched when they are first asked for: no part of a first visit. */
const later = weightsOf(
  readdirSync(join(DIST, 'assets'))
    .map((file) => `assets/${file}`)
    .filter((file) => /\.(js|css)$/.test(file) && !worker.includes(file)),
);

const rows = [];
for (const [name, weight] of [...weights, ...later])
  if (!budget.files[name] && /\.(js|css)$/.test(name)) rows.push([name, weight, 0]);
for (const [name, entry] of Object.entries(budget.files))
  rows.push(check(name, weights.get(name) ?? later.get(name) ?? 0, entry));
for (const [name, entry] of Object.entries(budget.sums)) {
  const names = entry.files === 'all' ? [...weights.keys()] : entry.files;
  rows.push(
    check(
      name,
      names.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0),
      entry,
    ),
  );
}
if (process.argv.includes('--write')) {
  writeFileSync(DATA, JSON.stringify(budget, null, 2));
  run(tool('biome'), ['format', '--write', DATA], { stdio: 'ignore' });
}

for (const [name, weight, allowed] of rows) {
  const verdict =
    weight > allowed ? (allowed ? '  TOO MUCH' : '  HAS NO BUDGET: give it one in tools/budget.json') : '';
  console.log(`${String(weight).padStart(7)} of ${String(allowed).padStart(6)}  ${name}${verdict}`);
}
process.exit(rows.some(([, weight, allowed]) => weight > allowed) ? 1 : 0);

function check(name, weight, entry) {
  entry.now = weight;
  return [name, weight, entry.budget];
}

function listOf(name) {
  return JSON.parse(worker.match(new RegExp(`${name}=(\\[.*?\\])`))[1]);
}

function weightsOf(files) {
  const names = files.map((file) => (file === './' ? 'index.html' : file));
  return new Map(names.map((file) => [plainName(file), weigh(file)]));
}

/** `assets/Board-C6A5Gizr.js` is `Board.js`. */
function plainName(file) {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

function weigh(file) {
  const bytes = readFileSync(join(DIST, file));
  return AS_IS.test(file) ? bytes.length : brotliCompressSync(bytes).length;
}
