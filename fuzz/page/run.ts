import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../tools/machine.mjs';
import { play, type Settings, shrink, skipped } from './campaign';
import { launch } from './drive';
import { Chance } from './random';
import { type Browser, dealSteps, type Step } from './steps';

const STEPS: Record<Browser, number> = { '2d': 10_000, webgl: 10_000, firefox: 2000 };
const MOST_MINUTES = 12;
const STEPS_A_CASE = 100;
const MOST_FAILURES = 5;
const SHRINKING_MS = 60_000;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', multiple: true },
    steps: { type: 'string' },
    minutes: { type: 'string' },
    failures: { type: 'string' },
    without: { type: 'string', default: '' },
    allow: { type: 'string', default: '' },
  },
});
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const browsers = (values.browser ?? Object.keys(STEPS)) as Browser[];
const leaveOut = values.without.split(',') as Step['do'][];
const folder = join(ROOT, 'dist');
const reports = join(ROOT, 'test-results', 'fuzz-page');
mkdirSync(reports, { recursive: true });
console.log(`fuzzing the page with FUZZ_SEED=${seed}`);

let failures = 0;
for (const browser of browsers) {
  const driver = await launch(browser);
  if (!driver) {
    console.log(`${browser}: not on this machine`);
    continue;
  }
  const settings: Settings = { folder, browser, pixelsEvery: 10, allowed: new Set(values.allow.split(',')) };
  const steps = Number(values.steps ?? STEPS[browser]);
  const begun = Date.now();
  const until = begun + Number(values.minutes ?? MOST_MINUTES) * 60_000;
  let [played, failed] = [0, 0];
  for (let number = 0; played < steps && Date.now() < until; number++) {
    const caseSteps = dealSteps(
      new Chance(seed + number * 7919),
      Math.min(STEPS_A_CASE, steps - played),
      leaveOut,
    );
    const failure = await play(driver, caseSteps, settings);
    played += failure ? failure.after + 1 : caseSteps.length;
    if (!failure) continue;
    failed++;
    console.log(`\n${browser}, case ${number}, step ${failure.after}: ${failure.differences.join('\n  ')}`);
    const shrunk = await shrink(driver, caseSteps, failure, settings, SHRINKING_MS);
    const file = join(reports, `${browser}-${seed}-${number}.json`);
    const told = { browser, seed, differences: shrunk.failure.differences, steps: shrunk.steps };
    writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`);
    console.log(`shrunk to ${shrunk.steps.length} steps: ${shrunk.failure.differences.join('; ')}`);
    for (const step of shrunk.steps) console.log(`  ${JSON.stringify(step)}`);
    if (failed >= Number(values.failures ?? MOST_FAILURES)) break;
  }
  failures += failed;
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`\n${browser}: ${played} of ${steps} steps in ${seconds} s, ${failed} failing cases`);
  await driver.close();
}
const often = [...skipped].sort(([, one], [, other]) => other - one).slice(0, 8);
console.log(
  `could not be done where they came: ${often.map(([why, times]) => `${why} ${times}`).join(', ')}`,
);
process.exit(failures > 0 ? 1 : 0);
