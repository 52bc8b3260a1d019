/* `npm run font`: makes assets/fonts/words.woff2 of the whole font in its package. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(ROOT, 'tools/wordsFont.ts'), { configFile: false });
mkdirSync(join(ROOT, 'assets/fonts'), { recursive: true });
writeFileSync(join(ROOT, 'assets/fonts/words.woff2'), await module.wordsFont());
