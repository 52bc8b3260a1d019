/* `npm run font`: makes the fonts of assets/fonts from the whole ones in their package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(ROOT, 'tools/wordsFont.ts'), { configFile: false });
const folder = join(ROOT, 'assets/fonts');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'words.woff2'), await module.wordsFont());
for (const script of Object.keys(module.SCRIPTS)) {
  writeFileSync(join(folder, `words-${script}.woff2`), await module.scriptFont(script));
}
