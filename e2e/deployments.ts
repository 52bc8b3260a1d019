import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { StaticServer } from './staticServer';
import { test as base } from './thirty';

/** A test with a host of its own, and with other deployments than the build for it to serve. */
export const test = base.extend<{ server: StaticServer; deploy: (name: string) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none
  server: async ({}, use) => {
    const server = new StaticServer('dist');
    await server.start();
    await use(server);
    await server.stop().catch(() => {});
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  deploy: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'thirty-'));
    await use((name) => deployment(join(folder, name), name));
    rmSync(folder, { recursive: true });
  },
});

/** Waits until the worker has everything and answers for the page. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** The build as another one would be: other scripts, which are named for what is in them, and another title. */
function deployment(folder: string, name: string): string {
  cpSync('dist', folder, { recursive: true });
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const renamed = (text: string) =>
    scripts.reduce(
      (done, file) => done.replaceAll(file, file.replace(/-[\w-]{8}\.js$/, `-${name}.js`)),
      text,
    );
  for (const file of scripts) renameSync(join(folder, 'assets', file), join(folder, 'assets', renamed(file)));
  for (const file of [...scripts.map((script) => join('assets', renamed(script))), 'index.html', 'sw.js']) {
    const text = renamed(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(
      join(folder, file),
      text
        .replace(/THIRTY_VERSION="[^"]+"/, `THIRTY_VERSION="${name}"`)
        .replace(/<title>.*<\/title>/, `<title>Thirty ${name}</title>`),
    );
  }
  return folder;
}
