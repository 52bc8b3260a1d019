import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * The ways in which a test depends on the speed of the machine: it sleeps, has a shorter timeout than other tests, or
 * measures elapsed time.
 */
const CLOCKS = [
  /\bwaitForTimeout\(/,
  /\bsetTimeout\((resolve|done)\b/,
  /\btimeout: ?\d/,
  /\b(performance|Date)\.now\(\) - |- (performance|Date)\.now\(\)/,
  /\bprocess\.(hrtime|cpuUsage)\b/,
];
/** With fake timers a test has a clock of its own. */
const OWN_CLOCK = /\buseFakeTimers\b/;

/** Tests that may do so, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const tests = [
  ...filesBelow('e2e').filter((file) => /\.tsx?$/.test(file)),
  ...filesBelow('src').filter((file) => /\.test\.tsx?$|^src\/testing\//.test(file)),
];

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
}

/** Each line of a text that depends on real time, with its number. */
function linesWithClock(text: string): string[] {
  if (OWN_CLOCK.test(text)) return [];
  return text
    .split('\n')
    .map((line, index) => `${index + 1}: ${line.trim()}`)
    .filter((line) => CLOCKS.some((clock) => clock.test(line)));
}

test('no test sleeps, waits for less than the others, or measures what something took', () => {
  expect(tests.length).toBeGreaterThan(100);
  const found = tests
    .filter((file) => !(file in EXCEPTIONS))
    .flatMap((file) => linesWithClock(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});

test('each exception is still one', () => {
  const needless = Object.keys(EXCEPTIONS).filter(
    (file) => linesWithClock(readFileSync(file, 'utf8')).length === 0,
  );
  expect(needless).toEqual([]);
});
