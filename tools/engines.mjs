/* `npm run test:engines`: installs every browser engine that Debian has, and nginx, then plays in each of them. */
import { ensureChromium, ensurePackages, giveUp, installSystemPackage, run, tool } from './machine.mjs';

ensurePackages();
process.env.THIRTY_CHROMIUM = await ensureChromium();
for (const name of ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'nginx-light']) {
  if (!installSystemPackage(name)) console.log(`${name} could not be installed here.`);
}
process.env.THIRTY_ALL_ENGINES = 'yes';
if (!run(tool('vite'), ['build'])) giveUp('Build failed: see above.');
process.exit(run(tool('playwright'), ['test', 'engines', 'nginx']) ? 0 : 1);
