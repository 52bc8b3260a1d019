/* `npm run preview`: serves the build on a port (`--port`, 4173 if left out), as a plain static host would. */
import { join } from 'node:path';
import { giveUp, ROOT } from './machine.mjs';
import { StaticHost } from './StaticHost.mjs';

const at = process.argv.indexOf('--port');
const port = at < 0 ? 4173 : Number(process.argv[at + 1]);
const host = new StaticHost(join(ROOT, 'dist'), { port });
try {
  await host.start();
} catch (error) {
  giveUp(`The build cannot be served: is port ${port} in use? (${error.code})`);
}
console.log(host.url);
