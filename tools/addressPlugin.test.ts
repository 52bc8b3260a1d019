import { readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { withAddress } from './addressPlugin';

const PAGE = readFileSync('index.html', 'utf8');

afterEach(() => void vi.unstubAllEnvs());

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

/** The page as a build with this `THIRTY_URL` would have it. */
async function builtPage(address: string): Promise<string> {
  vi.stubEnv('THIRTY_URL', address);
  const { plugins } = await resolveConfig({}, 'build');
  const hook = plugins.find(({ name }) => name === 'thirty-address')?.transformIndexHtml;
  return (hook as { readonly handler: (page: string) => string }).handler(PAGE);
}

test('the build takes the address from THIRTY_URL, and fails if it is invalid', async () => {
  const page = await builtPage('https://you.github.io/thirty');
  expect(page).toContain('content="https://you.github.io/thirty/og.png"');
  expect(page).toContain('href="https://you.github.io/thirty/"');
  await expect(builtPage('thirty.example')).rejects.toThrow('THIRTY_URL is "thirty.example"; it must be');
});
