/* `npm run hosting`: writes hosting/nginx.conf, whose security policy names the page's one inline script. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackages, ROOT } from './machine.mjs';

ensurePackages();
const { createServer } = await import('vite');
const vite = await createServer({
  root: ROOT,
  configFile: false,
  server: { middlewareMode: true },
  appType: 'custom',
});
const { nginxConfig } = await vite.ssrLoadModule('/tools/headers.ts');
const { inlineScriptHash } = await vite.ssrLoadModule('/tools/pagePlugin.ts');
writeFileSync(join(ROOT, 'hosting/nginx.conf'), nginxConfig(await inlineScriptHash()));
await vite.close();
