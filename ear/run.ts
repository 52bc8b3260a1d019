import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findOnPath, ROOT } from '../tools/machine.mjs';
import { StaticHost } from '../tools/StaticHost.mjs';
import { Ear } from './Ear';
import { LISTENINGS } from './listen';
import { type BrowserName, Player } from './Player';
import { endProcesses, endScreenReader, startScreenReader } from './ScreenReader';

const REPORTS = join(ROOT, 'test-results', 'ear');
const BROWSERS: Record<BrowserName, string | undefined> = {
  Chromium: findChromium(),
  Firefox: findOnPath(['firefox-esr', 'firefox']),
};
const MISSING = process.env.THIRTY_EAR_MISSING;
/** Parts of the titles to run; empty for all. */
const ONLY = process.argv.slice(2);

let [passed, failed, skipped] = [0, 0, 0];
process.on('exit', endProcesses);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
mkdirSync(REPORTS, { recursive: true });

for (const [name, path] of Object.entries(BROWSERS) as [BrowserName, string | undefined][]) {
  if (MISSING) skip(name, `not installed, and could not be installed: ${MISSING}`);
  else if (path) await listenIn(name, path);
  else skip(name, `${name} is not installed`);
}
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

async function listenIn(name: BrowserName, path: string): Promise<void> {
  const server = new StaticHost(join(ROOT, 'dist'));
  await server.start();
  const reader = await startScreenReader();
  try {
    const ear = new Ear(reader.speechLog);
    await ear.hears(/^Screen reader on/, 120_000);
    const player = await Player.open(name, path, server.url, reader.env);
    for (const { title, listen } of LISTENINGS) {
      if (ONLY.length > 0 && !ONLY.some((part) => `${name}: ${title}`.includes(part))) continue;
      await ear.silence();
      ear.forget();
      try {
        await listen(ear, player, name);
        passed++;
        console.log(`  ok   ${name}: ${title}`);
        if (process.env.EAR_TELL) console.log(ear.tell());
      } catch (error) {
        failed++;
        console.log(`  FAIL ${name}: ${title}\n${(error as Error).message}\n--\n${ear.tell()}\n`);
      }
    }
    await player.close();
  } finally {
    copyFileSync(reader.speechLog, join(REPORTS, `${name}.log`));
    // What the browser told the screen reader, to find out why something was not heard.
    if (process.env.EAR_DEBUG)
      copyFileSync(join(reader.folder, 'orca.log'), join(REPORTS, `${name}.orca.log`));
    endScreenReader(reader);
    await server.stop();
  }
}

function skip(name: BrowserName, reason: string): void {
  for (const { title } of LISTENINGS) console.log(`  skip ${name}: ${title} (${reason})`);
  skipped += LISTENINGS.length;
}
