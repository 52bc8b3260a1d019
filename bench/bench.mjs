/*
 * `npm run bench`: compares the built page with a bare page (bench/bare.html), by turns, in one run, with real key
 * events. Prints a table; `--json` prints the figures as JSON, `--short` measures for a shorter time, `--only
 * typing,idle` only these parts. Needs a quiet machine with /proc. To show 400 characters, the same page is served with
 * 60 words a batch.
 *
 * `--against FOLDER` types on another build, too, by turns with this one: the folder is its `dist`. `--options JSON`
 * types with these options chosen, too, by turns with none, over as many batches:
 * `--options '{"keyboardView":"fingers"}'`. Each row is measured once and reported as it is. Parts that try both renderers measure each separately.
 */
import { ensureChromium, ensurePackages, giveUp, run, tool } from '../tools/machine.mjs';
import { openHost } from './host.mjs';
import { Table } from './table.mjs';

/** The parts of a full run. Each is a file beside this one. */
const PARTS = [
  'typing',
  'growth',
  'idle',
  'loading',
  'memory',
  'result',
  'rounds',
  'ghost',
  'gliding',
  'lesson',
  'customText',
  'scrub',
  'start',
  'phases',
];
/** Parts that are measured only with `--only`. */
const ON_REQUEST = ['floor'];

const only = process.argv.indexOf('--only');
const wanted = only < 0 ? PARTS : (process.argv[only + 1] ?? '').split(',');
const all = [...PARTS, ...ON_REQUEST];
const unknown = wanted.filter((part) => !all.includes(part));
if (unknown.length > 0) giveUp(`There is no part "${unknown.join()}"; the parts are ${all.join()}.`);

const chosen = process.argv.indexOf('--options');
const options = chosen < 0 ? undefined : optionsIn(process.argv[chosen + 1]);

ensurePackages();
process.env.THIRTY_CHROMIUM = await ensureChromium();
if (!run(tool('vite'), ['build'], { stdio: 'ignore' })) giveUp('Build failed: npm run build says why.');

const against = process.argv.indexOf('--against');
const host = await openHost(against < 0 ? undefined : process.argv[against + 1]);
const table = new Table();
const isShort = process.argv.includes('--short');
try {
  for (const part of all.filter((name) => wanted.includes(name))) {
    // Imported late, because they need the packages.
    const { measure, measures = [measure] } = await import(`./${part}.mjs`);
    for (const [i, one] of measures.entries()) {
      // To stderr, because stdout has only the table. A full run takes an hour or more.
      console.error(measures.length > 1 ? `${part}, ${i + 1} of ${measures.length}` : part);
      await one({ host, table, isShort, options });
    }
  }
} finally {
  // In `finally`: if a part fails, the figures of the others are printed all the same.
  host.close();
  console.log(
    process.argv.includes('--json')
      ? JSON.stringify({ rows: table.rows, notes: table.notes }, null, 2)
      : String(table),
  );
}
process.exit(table.isHeld ? 0 : 1);

function optionsIn(json = '') {
  try {
    return JSON.parse(json);
  } catch {
    return giveUp(`--options needs options as JSON, as '{"keyboardView":"fingers"}'; "${json}" is not.`);
  }
}
