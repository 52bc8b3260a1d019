/*
 * Finds or installs what `npm start` and `npm test` need on the machine, or says in one clear sentence what is missing.
 * Plain Node without packages, because it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IS_WINDOWS = process.platform === 'win32';
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Exits with an error message that says what to do.
 *
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a command in the project's folder and shows its output. True if it succeeded. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: IS_WINDOWS, ...options });
  return result.status === 0;
}

/** The path of an installed package's command. */
export function tool(name) {
  return join(ROOT, 'node_modules', '.bin', IS_WINDOWS ? `${name}.cmd` : name);
}

/** Installs the packages of the lock file, unless exactly these are installed already. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(
      `Thirty needs Node.js 20.19 or newer, but this is ${process.version}: install it from https://nodejs.org.`,
    );
  }
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const stamp = join(ROOT, 'node_modules', '.installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'])) {
    giveUp(
      'The packages could not be installed: check that the npm registry can be reached, then try again.',
    );
  }
  writeFileSync(stamp, lock);
}

/** The path of an installed Chromium, or of the one in `THIRTY_CHROMIUM`; undefined without one. */
export function findChromium() {
  const named = process.env.THIRTY_CHROMIUM;
  if (!named) return findOnPath(CHROMIUM_NAMES) ?? CHROMIUM_PLACES.find((path) => existsSync(path));
  if (existsSync(named)) return named;
  return giveUp(`THIRTY_CHROMIUM is ${named}, which does not exist: correct or unset it.`);
}

/** The path of a Chromium: an installed one, else Playwright's own, else the system's package, which is installed. */
export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found) return found;

  console.log('Installing a Chromium for the browser tests…');
  if (run(tool('playwright'), ['install', 'chromium'])) {
    const own = await playwrightsOwn();
    if (own) return own;
  }
  installSystemPackage('chromium');
  return (
    findChromium() ??
    giveUp(
      'No Chromium was found and none could be installed: install Chromium or Chrome, or set THIRTY_CHROMIUM.',
    )
  );
}

/** The path of the first of these programs that is in the folders, by default those of PATH; undefined if none is. */
export function findOnPath(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, IS_WINDOWS ? `${name}.exe` : name);
      if (existsSync(path) && statSync(path).isFile()) return path;
    }
  }
  return undefined;
}

/** Whether the system has a font for a language. On Linux that is asked of fontconfig; other systems come with one. */
export function hasFontFor(language) {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return Boolean(stdout);
}

/** Installs a Korean font if there is none, for the tests of words that the page has no font for; they are skipped without. */
export function ensureKoreanFont() {
  if (hasFontFor('ko')) return;
  for (const name of ['fontconfig', 'fonts-nanum']) installSystemPackage(name);
}

/** Installs a system package if that needs no password; true if it was installed. */
export function installSystemPackage(name) {
  if (!findOnPath(['apt-get'])) return false;
  const isRoot = process.getuid?.() === 0;
  const aptGet = (...args) =>
    isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args], { stdio: 'ignore' });
  aptGet('update', '-qq');
  return aptGet('install', '-y', '-qq', '--no-install-recommends', name);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}
