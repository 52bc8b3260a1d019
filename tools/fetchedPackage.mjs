/* Packages from the npm registry whose content tools read, and that are no dependency: at exact versions, in .cache. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT } from './machine.mjs';

const CACHE = join(ROOT, '.cache/words');
const IS_WINDOWS = process.platform === 'win32';

/** The folder of a package; fetches and unpacks it if needed. Its archive must have the hash, where one is given. */
export function fetchedPackage({ name, version, integrity }) {
  const place = join(CACHE, `${name.replace('@', '').replace('/', '-')}-${version}`);
  const archive = `${place}.tgz`;
  if (!existsSync(archive)) {
    mkdirSync(CACHE, { recursive: true });
    runOrGiveUp('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', CACHE]);
  }
  if (integrity) checkHash(archive, integrity);
  if (!existsSync(place)) {
    mkdirSync(place);
    runOrGiveUp('tar', ['-xzf', archive, '-C', place, '--strip-components=1']);
  }
  return place;
}

function checkHash(archive, integrity) {
  const [algorithm] = integrity.split('-', 1);
  const hash = createHash(algorithm).update(readFileSync(archive)).digest('base64');
  if (`${algorithm}-${hash}` !== integrity)
    giveUp(`${archive} does not have the hash in tools/wordSources.ts: remove it, then try again.`);
}

function runOrGiveUp(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell: IS_WINDOWS });
  if (status !== 0) giveUp(`${command} ${args[0]} failed: npm and tar are needed, and the npm registry.`);
}
