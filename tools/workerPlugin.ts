import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { filesBelow } from './filesBelow.ts';
import { bundleScript, replaceFirst } from './pagePlugin.ts';
import { integrityOf, withIntegrity, workerFile } from './workerFiles.mjs';

const WORKER = fileURLToPath(new URL('../src/worker/serviceWorker.ts', import.meta.url));
const PAGE = 'index.html';
/** Requested by hosts and robots only; not needed offline. */
const NOT_OFFLINE = /^(_headers|404\.html|sw\.js|robots\.txt|og\.png|icon-.*\.png)$|\.map$/;

/**
 * Word lists, fonts of other scripts and letters, and other languages of the page, which the standard round does not
 * need.
 */
const MORE = /^(assets\/(words\/|fonts\/words-)|node_modules\/@fontsource\/|locales\/)/;
/** Their folder in the build, by which the worker recognises them. */
const MORE_FOLDER = 'assets/more/';

/** The name pattern of an asset in the build. */
export function assetFileName({
  originalFileNames,
}: {
  readonly originalFileNames: readonly string[];
}): string {
  const folder = originalFileNames.some((name) => MORE.test(name)) ? MORE_FOLDER : 'assets/';
  return `${folder}[name]-[hash][extname]`;
}

/** The element for the version in the page, filled in once all other files of the build are known. */
const VERSION = '<meta name="version" content="" />';

/**
 * Writes `sw.js` with the lists of this build's files and a version that changes with any of them, and writes the same
 * version into the page.
 */
export function workerPlugin(): Plugin {
  return {
    name: 'thirty-worker',
    apply: 'build',
    // Only here are all files as a host will send them.
    async writeBundle({ dir = '' }) {
      const files = filesBelow(dir).filter((file) => !NOT_OFFLINE.test(file));
      const read = (file: string) => readFileSync(join(dir, file));
      const worker = await bundleScript(WORKER);
      const hash = createHash('sha256').update(worker);
      for (const file of files) hash.update(file).update(read(file));
      const version = hash.digest('hex').slice(0, 16);
      const page = replaceFirst(String(read(PAGE)), VERSION, VERSION.replace('""', `"${version}"`));
      writeFileSync(join(dir, PAGE), withIntegrity(page, read));
      const isMore = (file: string): boolean => file.startsWith(MORE_FOLDER);
      const saved = files
        .filter((file) => !isMore(file))
        .map((file) => workerFile(file === PAGE ? './' : file, read(file)));
      const more = files.filter(isMore).map((file) => [file, integrityOf(read(file))]);
      const constants = [
        `THIRTY_VERSION="${version}"`,
        `THIRTY_FILES=${JSON.stringify(saved)}`,
        `THIRTY_MORE=${JSON.stringify(Object.fromEntries(more))}`,
      ];
      writeFileSync(join(dir, 'sw.js'), `const ${constants.join()};\n${worker}`);
    },
  };
}
