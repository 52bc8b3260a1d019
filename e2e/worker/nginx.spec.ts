import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findOnPath } from '../../tools/machine.mjs';
import { answers, freePort } from '../support/engines';
import { expect, LAYOUTS, test } from '../test';

test.use({ serviceWorkers: 'allow' });

const nginx = findOnPath(['nginx']) ?? findOnPath(['nginx'], ['/usr/sbin']);

test('hosting/nginx.conf serves the game with its headers', LAYOUTS, async ({ page, thirty }) => {
  if (process.env.THIRTY_ALL_ENGINES) expect(nginx, 'nginx is on this machine').toBeDefined();
  test.skip(nginx === undefined, 'nginx is not on this machine; npm run test:engines installs it');
  const folder = mkdtempSync(join(tmpdir(), 'thirty-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort();
  const site = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/thirty', `root ${resolve('dist')}`)
    .replace('include mime.types', 'include /etc/nginx/mime.types');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
     events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const server = spawn(nginx as string, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    const answer = await fetch(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const entry = (await answer.text()).match(/assets\/index-[^"]+\.js/)?.[0];
    const asset = await fetch(url + entry, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    const lists = readdirSync('dist/assets/more').filter((name) => name.endsWith('.json'));
    const list = await fetch(`${url}assets/more/${lists[0]}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(list.headers.get('content-encoding')).toBe('gzip');
    const missing = await fetch(`${url}assets/missing-12345678.js`);
    expect(missing.status).toBe(404);
    // A browser keeps it no longer than a visit, and what is shown is no game.
    expect(missing.headers.get('cache-control')).toBeNull();
    expect(await missing.text()).toContain('There is nothing at this address');
    expect((await fetch(`${url}manifest.webmanifest`)).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
    expect((await fetch(`${url}_headers`)).status).toBe(404);
    expect((await fetch(`${url}sw.js`)).headers.get('cache-control')).toBe('no-cache');

    await thirty.open(url);
    await thirty.chooseTheme('Light');
    await expect(page.locator('html')).toHaveClass('light');
    await thirty.typeWords(3);
    expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
