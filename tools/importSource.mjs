/* Lets plain Node programs import a TypeScript module of this repository. */
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

/** The exports of the TypeScript file at this path of the repository. */
export async function importSource(path) {
  // Imported late, because Vite may not be installed when this file is loaded.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, path), {
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
  });
  return module;
}
