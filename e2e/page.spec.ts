import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, test } from './thirty';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('the page asks nobody else for anything, and its security policy is kept', async ({ page, thirty }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await thirty.open();
  await thirty.choose('Light');
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.finish();
  const origin = new URL(page.url()).origin;
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the built page works from any path', async ({ page, thirty }) => {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path.startsWith('/deep/down/') ? path.slice('/deep/down/'.length) || 'index.html' : '';
    try {
      const body = await readFile(join('dist', file));
      response
        .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await thirty.open(`http://localhost:${port}/deep/down/`);
  await thirty.themeButton.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.type((await thirty.words()).slice(0, 2));
  await thirty.expectState('run');
  server.close();
  server.closeAllConnections();
});
