import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../tools/machine.mjs';
import { play, playOn, type Settings, shrink, skipped } from './campaign';
import { freshPage, launch } from './drive';
import { Chance } from './random';
import { type Browser, dealSteps, type Step } from './steps';

const STEPS: Record<Browser, number> = { '2d': 10_000, webgl: 10_000, firefox: 2000 };
/** Added to the seed, so that each browser plays different steps. */
const SEEDS: Record<Browser, number> = { '2d': 0, webgl: 1_000_000_007, firefox: 2_000_000_011 };
const STEPS_A_CASE = 100;
const MOST_FAILURES = 5;
/** The folder of found cases: shortened steps that made page and model differ, with what a player would notice. */
const FOUND = join(ROOT, 'fuzz', 'page', 'found');
const SHRINKING_MS = 60_000;
const REPORT_EVERY = 1000;

interface Found {
  readonly title: string;
  readonly browsers: readonly Browser[];
  readonly steps: readonly Step[];
}

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: '2d' },
    folder: { type: 'string', default: 'dist' },
    steps: { type: 'string' },
    failures: { type: 'string' },
    without: { type: 'string', default: '' },
  },
});
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const browser = values.browser as Browser;
const leaveOut = values.without.split(',') as Step['do'][];
const reports = join(ROOT, 'test-results', 'fuzz-page');
mkdirSync(reports, { recursive: true });

// Without this the driver would close only the browser, which would look like a crash.
process.on('SIGTERM', () => process.exit(143));
let driver = await launch(browser);
if (!driver) {
  console.log(`0 of ${values.steps ?? STEPS[browser]} steps: this browser is not on this machine`);
  process.exit(browser === 'firefox' ? 0 : 1);
}
const settings: Settings = {
  folder: resolve(ROOT, values.folder),
  browser,
  pixelsEvery: 10,
};
const steps = Number(values.steps ?? STEPS[browser]);
const begun = Date.now();
let [played, failed] = [0, 0];
failed += await playFound();
let page = await freshPage(driver, browser);
for (let number = 0; played < steps; number++) {
  const caseSteps = dealSteps(
    new Chance(seed + SEEDS[browser] + number * 7919),
    Math.min(STEPS_A_CASE, steps - played),
    leaveOut,
  );
  const failure = await playOn(page, caseSteps, settings);
  played += failure ? failure.after + 1 : caseSteps.length;
  if (played % REPORT_EVERY < STEPS_A_CASE) console.log(`${played} steps in ${secondsSince(begun)} s`);
  if (!failure) continue;
  failed++;
  console.log(`case ${number}, step ${failure.after}: ${failure.differences.join('\n  ')}`);
  await page.close().catch(() => {});
  const unshrunk = { steps: caseSteps, failure };
  const shrunk = await shrink(driver, caseSteps, failure, settings, SHRINKING_MS).catch(() => unshrunk);
  const report = { browser, seed, differences: shrunk.failure.differences, steps: shrunk.steps };
  writeFileSync(join(reports, `${browser}-${seed}-${number}.json`), `${JSON.stringify(report, null, 2)}\n`);
  console.log(`shrunk to ${shrunk.steps.length} steps: ${shrunk.failure.differences.join('; ')}`);
  for (const step of shrunk.steps) console.log(`  ${JSON.stringify(step)}`);
  if (failed >= Number(values.failures ?? MOST_FAILURES)) break;
  // A crashed browser is a failure like any other, and no reason to stop.
  if (!driver.connected) driver = (await launch(browser)) as typeof driver;
  page = await freshPage(driver, browser);
}
console.log(`${played} of ${steps} steps in ${secondsSince(begun)} s, ${failed} failing cases`);
const often = [...skipped].sort(([, one], [, other]) => other - one).slice(0, 8);
console.log(`skipped steps: ${often.map(([why, times]) => `${why} ${times}`).join(', ')}`);
await driver.close();
process.exit(failed > 0 ? 1 : 0);

/** Plays the cases found earlier in this browser. Returns how many fail. */
async function playFound(): Promise<number> {
  let count = 0;
  for (const file of readdirSync(FOUND).filter((name) => name.endsWith('.json'))) {
    const found = JSON.parse(readFileSync(join(FOUND, file), 'utf8')) as Found;
    if (!driver || !found.browsers.includes(browser)) continue;
    const failure = await play(driver, found.steps, { ...settings, pixelsEvery: 1 });
    if (!failure) continue;
    count++;
    console.log(`${found.title}, step ${failure.after}: ${failure.differences.join('\n  ')}`);
  }
  return count;
}

function secondsSince(ms: number): number {
  return Math.round((Date.now() - ms) / 1000);
}
