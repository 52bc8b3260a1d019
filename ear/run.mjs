/*
 * `npm run test:ear`: installs what Debian has for it, builds, then plays in Chromium and Firefox with real keys and
 * listens to what Orca says of it; see listen.ts. `-- --no-build` takes the build that is there, and words after it
 * choose by title: `npm run test:ear -- "Firefox: load"`.
 */
import { runnerImport } from 'vite';
import {
  ensurePackages,
  findChromium,
  findOnPath,
  giveUp,
  installSystemPackage,
  ROOT,
  run,
  tool,
} from '../tools/machine.mjs';

/** What it takes, each with the package that has it. */
const PROGRAMS = {
  orca: 'orca',
  'speech-dispatcher': 'speech-dispatcher',
  'espeak-ng': 'espeak-ng',
  Xvfb: 'xvfb',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus',
};

ensurePackages();
const missing = Object.entries(PROGRAMS).filter(([program, name]) => !has(program, name));
if (!findChromium()) installSystemPackage('chromium');
if (!findOnPath(['firefox-esr', 'firefox'])) installSystemPackage('firefox-esr');
process.env.THIRTY_EAR_MISSING = missing.map(([program]) => program).join(', ');

if (!process.argv.includes('--no-build') && !run(tool('vite'), ['build', '--logLevel', 'error'])) {
  giveUp('Build failed: see above.');
}
process.argv = process.argv.filter((each) => each !== '--no-build');
await runnerImport(`${ROOT}ear/run.ts`, { configFile: false, root: ROOT });

function has(program, name) {
  const isThere = () => findOnPath([program]) !== undefined;
  return isThere() || (installSystemPackage(name) && isThere());
}
