/* Shared by `npm test` and `npm run test:long`: steps that must succeed, and tests that are counted. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium, ensureKoreanFont, ensurePackages, ROOT, run, tool } from './machine.mjs';

/** The file that a run leaves beside its reports, for `npm run test:all`. */
export const RESULT = 'result.json';
const LINES_OF_A_FAILURE = 30;

/** One run of tests. Its reports are in `test-results/{name}/`. */
export class TestRun {
  #reports;
  #counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {{ name: string, message: string }[]} */
  #failures = [];
  #startedAt = Date.now();

  /** @param {string} name */
  constructor(name) {
    this.#reports = join(ROOT, 'test-results', name);
  }

  /** Installs what is missing, and removes the reports of the run before. */
  async prepare() {
    ensurePackages();
    process.env.THIRTY_CHROMIUM = await ensureChromium();
    ensureKoreanFont();
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
    if (!run(command, args)) this.#giveUp(title, 'It failed: see above.');
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

  /** Prints which tests failed and how, and how many of all, and ends the program. */
  finish() {
    printFailures(this.#failures);
    const { passed, failed, skipped } = this.#counts;
    writeFileSync(join(this.#reports, RESULT), JSON.stringify({ ...this.#counts, failures: this.#failures }));
    console.log(`\n${this.#seconds()} s`);
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    process.exit(failed > 0 ? 1 : 0);
  }

  #tests(title, report, command, args) {
    console.log(`\n── ${title} (${this.#seconds()} s)`);
    const succeeded = run(command, args);
    const tests = readReport(report);
    if (!tests) this.#giveUp(title, 'They left no report: see above.');
    const counts = countTests(tests);
    this.#failures.push(...failedTests(tests));
    for (const key of Object.keys(counts)) this.#counts[key] += counts[key];
    if (!succeeded && counts.failed === 0) this.#giveUp(title, 'They did not run to their end: see above.');
  }

  #giveUp(name, message) {
    this.#counts.failed += 1;
    this.#failures.push({ name, message });
    this.finish();
  }

  #report(title) {
    return join(this.#reports, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  }

  #seconds() {
    return Math.round((Date.now() - this.#startedAt) / 1000);
  }
}

/** @param {{ name: string, message: string }[]} failures */
export function printFailures(failures) {
  for (const { name, message } of failures) console.log(`\nfailed: ${name}\n${message}`);
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Playwright's report has `stats`, Vitest's has not. */
function countTests({ stats, numPassedTests, numFailedTests, numPendingTests }) {
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/** The tests that failed, in a report of either kind: their names, and the beginning of what they said. */
function failedTests({ suites, testResults, specs = [] }) {
  if (testResults) {
    return testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(ROOT, name);
      // A file that cannot be loaded has no tests, and a message of its own.
      if (failed.length === 0) return message ? [{ name: file, message: beginning(message) }] : [];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${file} › ${fullName}`,
        message: beginning(failureMessages.join('\n')),
      }));
    });
  }
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      name: `e2e/${file}:${line} › ${title}`,
      message: beginning(tests.flatMap(errorsOf).join('\n')),
    }));
  return [...failed, ...(suites ?? []).flatMap(failedTests)];
}

function errorsOf({ results }) {
  return results.flatMap(({ errors }) => errors.map(({ message }) => message));
}

function beginning(message) {
  return stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');
}
