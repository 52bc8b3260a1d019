/* `npm run test:times`: where the time of the last browser tests went, by file and by test. For docs/testing.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const SLOWEST = 20;
const RESULTS = join(ROOT, 'test-results');

const reports = process.argv.length > 2 ? process.argv.slice(2) : reportsOfLastRuns();
const tests = reports.flatMap((path) => testsIn(JSON.parse(readFileSync(path, 'utf8'))));
const files = new Map();
for (const test of tests) files.set(test.file, [...(files.get(test.file) ?? []), test]);
print(
  'file',
  [...files].map(([file, own]) => ({
    name: `${file}, ${own.length} tests`,
    ms: own.reduce((sum, { ms }) => sum + ms, 0),
  })),
);
print(
  'test',
  tests.map(({ file, title, ms }) => ({ name: `${file}: ${title}`, ms })),
  SLOWEST,
);

function reportsOfLastRuns() {
  return ['fast', 'long'].flatMap((run) => {
    try {
      const names = readdirSync(join(RESULTS, run)).filter((name) => name.endsWith('browser-tests.json'));
      return names.map((name) => join(RESULTS, run, name));
    } catch {
      return [];
    }
  });
}

/** Every test of a report, or of a suite in it, with the time that it took. */
function testsIn({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      file,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function print(what, rows, count = rows.length) {
  const total = rows.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`\n${(total / 1000).toFixed(0).padStart(6)} s in all, by ${what}`);
  const slowest = rows.toSorted((one, other) => other.ms - one.ms).slice(0, count);
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
