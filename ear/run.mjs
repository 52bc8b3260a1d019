/*
 * `npm run test:ear`: installs the programs from Debian, builds, then plays in Chromium and Firefox with real keys and
 * listens to what Orca says; see listen.ts. `-- --no-build` uses the existing build; other arguments choose by title:
 * `npm run test:ear -- "Firefox: load"`.
 */
import { importSource } from '../tools/importSource.mjs';
import {
  ensurePackages,
  findChromium,
  findOnPath,
  giveUp,
  installSystemPackage,
  run,
  tool,
} from '../tools/machine.mjs';

/** The programs needed, each with its Debian package. */
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
await importSource('ear/run.ts');

function has(program, name) {
  const isThere = () => findOnPath([program]) !== undefined;
  return isThere() || (installSystemPackage(name) && isThere());
}
