import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAddress } from './addressPlugin';

const PAGE = readFileSync('index.html', 'utf8');

test('a page whose address is not known does not mention one', () => {
  expect(withAddress(PAGE, undefined)).toBe(PAGE);
  expect(withAddress(PAGE, '')).toBe(PAGE);
});

test.each([
  ['https://thirty.example', 'https://thirty.example/'],
  ['https://you.github.io/thirty', 'https://you.github.io/thirty/'],
  ['http://localhost:8080/deep/down/', 'http://localhost:8080/deep/down/'],
])('a page at %s says so, and where its picture is', (address, home) => {
  const page = withAddress(PAGE, address);
  expect(page).toContain(`<meta property="og:image" content="${home}og.png" />`);
  expect(page).toContain(`<meta property="og:url" content="${home}" />`);
  expect(page).toContain(`<link rel="canonical" href="${home}" />`);
});

test.each([
  'thirty.example',
  'localhost:8080',
  'https://thirty.example/index.html',
  '/thirty/',
  'ftp://thirty.example/',
  'https://thirty.example/?a=b',
])('%s is no address of a page', (address) => {
  expect(() => withAddress(PAGE, address)).toThrow(`THIRTY_URL is "${address}"`);
});

test('the build takes the address from THIRTY_URL, and fails if it is invalid', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'thirty-'));
  const build = (address: string) =>
    spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
      env: { ...process.env, NODE_ENV: 'production', THIRTY_URL: address },
      encoding: 'utf8',
    });
  expect(build('https://you.github.io/thirty').status).toBe(0);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('content="https://you.github.io/thirty/og.png"');
  expect(page).toContain('href="https://you.github.io/thirty/"');

  const failed = build('thirty.example');
  expect(failed.status).not.toBe(0);
  expect(failed.stderr).toContain('THIRTY_URL is "thirty.example"; it must be');
  rmSync(folder, { recursive: true });
});
