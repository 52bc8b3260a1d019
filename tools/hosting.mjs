/* `npm run hosting`: writes hosting/nginx.conf, with the headers of tools/headers.ts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './importSource.mjs';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { nginxConfig } = await importSource('tools/headers.ts');
writeFileSync(join(ROOT, 'hosting/nginx.conf'), nginxConfig());
