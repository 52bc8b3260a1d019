import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './filesBelow.ts';

/** The files that may name others. */
const NAMES_OTHERS = /\.(js|css|html|webmanifest)$/;
/** A name with a hash, as the build makes it, not followed by more of a name. */
const HASHED_NAME = /(?<![\w.-])[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|json)(?![\w-])/g;

/** Fails a build that names a file it does not have: hosts answer 404 for it, and whatever asks for it is dead. */
export function completePlugin(): Plugin {
  return {
    name: 'thirty-complete',
    apply: 'build',
    writeBundle: {
      // After the plugin that writes the service worker.
      order: 'post',
      handler({ dir = '' }) {
        const missing = namesWithoutFile(filesBelow(dir), (file) => readFileSync(join(dir, file), 'utf8'));
        if (missing.length > 0)
          throw new Error(`The build names files that it does not have:\n${missing.join('\n')}`);
      },
    },
  };
}

/**
 * Which of these files name a hashed file that is not among them: `{file} names {name}`.
 *
 * @param read gives the text of a file
 */
export function namesWithoutFile(files: readonly string[], read: (file: string) => string): string[] {
  const known = new Set(files.map((file) => basename(file)));
  return files
    .filter((file) => NAMES_OTHERS.test(file))
    .flatMap((file) => {
      const names = new Set(Array.from(read(file).matchAll(HASHED_NAME), ([name]) => name));
      return [...names].filter((name) => !known.has(name)).map((name) => `${file} names ${name}`);
    });
}
