import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleScript, replaceFirst } from './pagePlugin.ts';

const WORKER = fileURLToPath(new URL('../src/worker/serviceWorker.ts', import.meta.url));
/** Requested by hosts and robots only; not needed offline. */
const NOT_OFFLINE = /^(_headers|robots\.txt|og\.png|icon-.*\.png)$|\.map$/;

/** Modules of the chunks that the first round needs: the page, and the scene with both renderers. */
const FIRST_ROUND = /\/src\/(main\.tsx|scene\/)|\/pixi\.js\//;

/** Word lists and fonts of other scripts, which the standard round does not need. */
const MORE = /^assets\/(words\/|fonts\/words-)/;
/** The folder of these in the build, by which the worker recognises them. */
const MORE_FOLDER = 'assets/more/';

/** Web Workers are there, too: few people use them, and the page does their work if they cannot be loaded. */
export const WEB_WORKER_NAME = `${MORE_FOLDER}[name]-[hash].js`;

/** The name pattern of an asset in the build. */
export function assetFileName({
  originalFileNames,
}: {
  readonly originalFileNames: readonly string[];
}): string {
  const folder = originalFileNames.some((name) => MORE.test(name)) ? MORE_FOLDER : 'assets/';
  return `${folder}[name]-[hash][extname]`;
}

/** The place of the version in the page: empty until all other files of the build are known. */
const VERSION = '<meta name="version" content="" />';

/**
 * Emits `sw.js` with the list of this build's files and a version that changes with any of them, and writes the same
 * version into the page.
 */
export function workerPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'thirty-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const contents = new Map<string, string | Uint8Array>();
      for (const file of Object.values(bundle)) {
        contents.set(file.fileName, file.type === 'chunk' ? file.code : file.source);
      }
      for (const file of readdirSync(config.publicDir))
        contents.set(file, readFileSync(join(config.publicDir, file)));
      const files = [...contents.keys()].filter((file) => !NOT_OFFLINE.test(file)).sort();
      const first = firstChunks(bundle);
      const worker = await bundleScript(WORKER);

      const hash = createHash('sha256').update(worker);
      for (const file of files) hash.update(file).update(contents.get(file) ?? '');
      const version = hash.digest('hex').slice(0, 16);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page to give its version.');
      page.source = replaceFirst(String(page.source), VERSION, VERSION.replace('""', `"${version}"`));
      const own = files
        .filter((file) => !file.startsWith(MORE_FOLDER))
        .map((file) => (file === 'index.html' ? './' : file));
      const isFirst = (file: string) => bundle[file]?.type !== 'chunk' || first.has(file);
      const constants = {
        THIRTY_VERSION: version,
        THIRTY_FIRST: own.filter(isFirst),
        THIRTY_REST: own.filter((file) => !isFirst(file)),
      };
      const declarations = Object.entries(constants).map(
        ([name, value]) => `${name}=${JSON.stringify(value)}`,
      );
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const ${declarations.join()};\n${worker}` });
    },
  };
}

/** The chunks that the first round needs, and what they import. */
function firstChunks(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    for (const imported of file.imports) visit(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => FIRST_ROUND.test(id))) visit(file.fileName);
  }
  return found;
}
