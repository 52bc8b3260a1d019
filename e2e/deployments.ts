import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { workerFiles } from '../tools/workerFiles.mjs';
import { StaticServer } from './staticServer';
import { test as base, expect } from './thirty';

/** A test with a host of its own, and with other deployments than the build for it to serve. */
export const test = base.extend<{
  server: StaticServer;
  folder: string;
  deploy: (name: string) => string;
  deployPage: (name: string) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed: none
  server: async ({}, use) => {
    const server = new StaticServer('dist');
    await server.start();
    await use(server);
    await server.stop().catch(() => {});
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'thirty-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  deploy: async ({ folder }, use) => use((name) => deployment(join(folder, name), name)),
  deployPage: async ({ folder }, use) => use((name) => pageDeployment(join(folder, name), name)),
});

/** Waits until the worker answers for the page: it has what the first round is played with. */
export async function controlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Waits until the worker has every file of the version that the page is of. */
export async function keptOffline(page: Page): Promise<void> {
  await controlled(page);
  await expect.poll(() => countSaved(page)).toBe(workerFiles('dist').length);
}

/** How many files of the page's own version are saved. */
export function countSaved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const version = document.querySelector<HTMLMetaElement>('[name=version]')?.content ?? '';
    const name = (await caches.keys()).find((key) => key.endsWith(` ${version}`));
    return name ? (await (await caches.open(name)).keys()).length : 0;
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
        .replace(/(THIRTY_VERSION=|name="version" content=)"[^"]+"/, `$1"${name}"`)
        .replace(/<title>.*<\/title>/, `<title>Thirty ${name}</title>`),
    );
  }
  return folder;
}

/** What the build makes when nothing has changed but the title. */
async function pageDeployment(folder: string, name: string): Promise<string> {
  const build = `
    import { build } from 'vite';
    const [outDir, title] = process.argv.slice(1);
    const retitled = { name: 'retitled', transformIndexHtml: (html) => html.replace(/<title>.*?<.title>/, title) };
    await build({ logLevel: 'silent', build: { outDir }, plugins: [retitled] });`;
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', build, folder, `<title>Thirty ${name}</title>`],
    { env },
  );
  return folder;
}
