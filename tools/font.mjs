/* `npm run font`: makes the fonts of assets/fonts from the whole ones in their package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './importSource.mjs';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { SCRIPTS, scriptFont, wordsFont } = await importSource('tools/wordsFont.ts');
const folder = join(ROOT, 'assets/fonts');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'words.woff2'), await wordsFont());
for (const script of Object.keys(SCRIPTS)) {
  writeFileSync(join(folder, `words-${script}.woff2`), await scriptFont(script));
}
