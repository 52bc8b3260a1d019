/* `npm run hosting`: writes hosting/nginx.conf, with the headers of tools/headers.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(ROOT, 'tools/headers.ts'), { configFile: false });
writeFileSync(join(ROOT, 'hosting/nginx.conf'), module.nginxConfig());
