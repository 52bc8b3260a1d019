/*
 * `npm run fuzz:page`: builds, then drives the build with random steps, in all browsers in parallel or only in the one
 * given by `--browser`; see run.ts. `FUZZ_SEED` repeats a run.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { importSource } from '../../tools/importSource.mjs';
import { ensureChromium, ensurePackages, giveUp, run, tool } from '../../tools/machine.mjs';

const BROWSERS = ['2d', 'webgl', 'firefox'];

ensurePackages();
process.env.THIRTY_CHROMIUM = await ensureChromium();
const given = process.argv.slice(2).filter((each) => each !== '--no-build');
if (!process.argv.includes('--no-build') && !run(tool('vite'), ['build', '--logLevel', 'error'])) {
  giveUp('Build failed: see above.');
}
if (given.some((each) => each.startsWith('--browser'))) {
  process.argv = [...process.argv.slice(0, 2), ...given];
  await importSource('fuzz/page/run.ts');
} else {
  process.env.FUZZ_SEED ??= String(Math.floor(Math.random() * 2 ** 31));
  console.log(`fuzzing the page with FUZZ_SEED=${process.env.FUZZ_SEED}`);
  const codes = await Promise.all(BROWSERS.map((browser) => inOwnProcess(browser)));
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
}

/** Runs one browser in a child process and prints its output, each line after the browser's name. */
function inOwnProcess(browser) {
  const args = [fileURLToPath(import.meta.url), '--no-build', '--browser', browser, ...given];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', (line) => console.log(`${browser}: ${line}`));
  return new Promise((resolve) => child.on('close', resolve));
}
