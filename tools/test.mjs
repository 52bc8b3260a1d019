/* `npm test`: installs what is missing, then every check there is, in the order in which they are cheap. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, ensurePackages, giveUp, ROOT, run, tool } from './machine.mjs';

const REPORTS = join(ROOT, 'test-results');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

ensurePackages();
process.env.THIRTY_CHROMIUM = await ensureChromium();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

step('Format and lint', tool('biome'), ['ci', '--error-on-warnings']);
step('Types', tool('tsc'), []);
step('Types of the worker', tool('tsc'), ['-p', 'src/worker']);
const unit = tests('Unit and property tests', UNIT_REPORT, countUnit, tool('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${UNIT_REPORT}`,
]);
step('Build', tool('vite'), ['build']);
step('Byte budget', 'node', [join(ROOT, 'tools/budget.mjs')]);
const browser = tests('Browser tests', BROWSER_REPORT, countBrowser, tool('playwright'), ['test']);

const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed;
const skipped = unit.skipped + browser.skipped;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

function step(title, command, args) {
  console.log(`\n── ${title}`);
  if (!run(command, args)) giveUp(`${title} failed: see above.`);
}

/** Runs tests to their end, even when some fail, so that all are counted. */
function tests(title, report, count, command, args) {
  console.log(`\n── ${title}`);
  const succeeded = run(command, args);
  const counts = count(readReport(title, report));
  if (!succeeded && counts.failed === 0) giveUp(`${title} did not run to their end: see above.`);
  return counts;
}

function readReport(title, path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return giveUp(`${title} left no report: see above.`);
  }
}

function countUnit({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function countBrowser({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
