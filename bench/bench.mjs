/*
 * `npm run bench`: compares the built page with a bare page (bench/bare.html), by turns, in one run, with real key
 * events. Prints a table; `--json` prints the figures as JSON, `--short` measures for a shorter time, `--only
 * typing,idle` only these parts. Needs a quiet machine with /proc. To show 400 characters, the same page is served with
 * 60 words a batch.
 *
 * A part in which a row does not hold is measured twice more, and each of its rows is then the median of three runs: bad
 * minutes of a machine change a figure by more than most limits leave room for. Parts that try both renderers are
 * measured, and repeated, for each by itself.
 */
import { ensureChromium, ensurePackages, giveUp, run, tool } from '../tools/machine.mjs';
import { openHost } from './host.mjs';
import { medianOf, Table } from './table.mjs';

/** Each is a file beside this one. */
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
  'ownText',
  'scrub',
  'start',
  'phases',
];
/** Only measured with `--only`: it has limits that are not reached yet. */
const ON_REQUEST = ['floor'];

const only = process.argv.indexOf('--only');
const wanted = only < 0 ? PARTS : (process.argv[only + 1] ?? '').split(',');
const all = [...PARTS, ...ON_REQUEST];
const unknown = wanted.filter((part) => !all.includes(part));
if (unknown.length > 0) giveUp(`There is no part "${unknown.join()}"; the parts are ${all.join()}.`);

ensurePackages();
process.env.THIRTY_CHROMIUM = await ensureChromium();
if (!run(tool('vite'), ['build'], { stdio: 'ignore' })) giveUp('Build failed: npm run build says why.');

/** How often a part is measured in which a row does not hold. */
const MOST_RUNS = 3;

const host = await openHost();
const table = new Table();
const isShort = process.argv.includes('--short');
try {
  for (const part of all.filter((name) => wanted.includes(name))) {
    // Imported late, because they need the packages.
    const { measure, measures = [measure] } = await import(`./${part}.mjs`);
    for (const [i, one] of measures.entries()) {
      await measureUntilHeld(measures.length > 1 ? `${part}, ${i + 1} of ${measures.length}` : part, one);
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

/** Adds the median of the runs to the table, also if the last of them was broken off. */
async function measureUntilHeld(name, measure) {
  const runs = [];
  try {
    do {
      runs.push(new Table());
      // On stderr: stdout has the table only. A full run takes an hour or more.
      console.error(runs.length > 1 ? `${name}, run ${runs.length}` : name);
      await measure({ host, table: runs.at(-1), isShort });
    } while (runs.length < MOST_RUNS && !runs[0].isHeld);
  } finally {
    table.add(medianOf(runs));
  }
}
