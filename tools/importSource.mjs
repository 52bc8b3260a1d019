/* A module of the sources, for programs that are plain Node. */
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

/** What the TypeScript file at this path of the repository exports. */
export async function importSource(path) {
  // Only now: it is an installed package.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, path), {
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
  });
  return module;
}
