/* Shared by `npm test` and `npm run test:long`: steps that must succeed, and tests that are counted. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium, ensurePackages, giveUp, ROOT, run, tool } from './machine.mjs';

/** One run of tests. Its reports are in `test-results/{name}/`. */
export class TestRun {
  #reports;
  #counts = { passed: 0, failed: 0, skipped: 0 };
  #failed = [];
  #startedAt = Date.now();

  /** @param {string} name */
  constructor(name) {
    this.#reports = join(ROOT, 'test-results', name);
  }

  /** Installs what is missing, and removes the reports of the run before. */
  async prepare() {
    ensurePackages();
    process.env.THIRTY_CHROMIUM = await ensureChromium();
    rmSync(this.#reports, { recursive: true, force: true });
    mkdirSync(this.#reports, { recursive: true });
  }

  /**
   * Runs a program, and exits if it fails.
   *
   * @param {string} title
   * @param {string} command
   * @param {string[]} args
   */
  step(title, command, args) {
    console.log(`\n── ${title} (${this.#seconds()} s)`);
    if (!run(command, args)) giveUp(`${title} failed: see above.`);
  }

  /**
   * Runs unit tests to their end, and counts them, even if some fail.
   *
   * @param {string} title
   * @param {string[]} args
   */
  unit(title, args = []) {
    const report = this.#report(title);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    this.#tests(title, report, tool('vitest'), ['run', ...reporters, ...args]);
  }

  /**
   * Runs browser tests to their end, and counts them, even if some fail.
   *
   * @param {string} title
   * @param {string[]} args
   */
  browser(title, args) {
    const report = this.#report(title);
    process.env.THIRTY_REPORT = report;
    this.#tests(title, report, tool('playwright'), ['test', ...args]);
  }

  /** Prints which tests failed, and how many of all, and ends the program. */
  finish() {
    for (const name of this.#failed) console.log(`\nfailed: ${name}`);
    const { passed, failed, skipped } = this.#counts;
    writeFileSync(join(this.#reports, 'counts.json'), JSON.stringify(this.#counts));
    console.log(`\n${this.#seconds()} s`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exit(failed > 0 ? 1 : 0);
  }

  #tests(title, report, command, args) {
    console.log(`\n── ${title} (${this.#seconds()} s)`);
    const succeeded = run(command, args);
    const tests = readReport(title, report);
    const counts = countTests(tests);
    this.#failed.push(...failedTests(tests));
    if (!succeeded && counts.failed === 0) giveUp(`${title} did not run to their end: see above.`);
    for (const key of Object.keys(counts)) this.#counts[key] += counts[key];
  }

  #report(title) {
    return join(this.#reports, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  }

  #seconds() {
    return Math.round((Date.now() - this.#startedAt) / 1000);
  }
}

function readReport(title, path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return giveUp(`${title} left no report: see above.`);
  }
}

/** Playwright's report has `stats`, Vitest's has not. */
function countTests({ stats, numPassedTests, numFailedTests, numPendingTests }) {
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** The names of the tests that failed, in a report of either kind. */
function failedTests({ suites, testResults, specs = [] }) {
  if (testResults) {
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${relative(ROOT, name)} › ${fullName}`),
    );
  }
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`);
  return [...failed, ...(suites ?? []).flatMap(failedTests)];
}
