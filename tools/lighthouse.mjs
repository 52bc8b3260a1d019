/*
 * `npm run lighthouse`: Lighthouse's four scores of the built page, served as a static host would, compressed and
 * cached. Lighthouse is fetched when this runs, not installed with the project. Exits with 1 if a score is below 100.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from './contentTypes.mjs';
import { ensureChromium, ensurePackages, giveUp, ROOT, run, tool } from './machine.mjs';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

ensurePackages();
const chromium = await ensureChromium();
if (!run(tool('vite'), ['build'])) giveUp('Build failed: see above.');

const headers = hostHeaders();
// Compressed beforehand, as on a host.
const files = new Map(
  readdirSync(join(ROOT, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(join(ROOT, 'dist'), path), brotliCompressSync(readFileSync(path))]),
);
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
  const body = files.get(path);
  if (!body) return response.writeHead(404).end();
  response.writeHead(200, {
    ...headers,
    'content-type': contentType(path),
    'content-encoding': 'br',
    'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  return response.end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;
const report = join(mkdtempSync(join(tmpdir(), 'thirty-')), 'report.json');

const lighthouse = spawn(
  'npx',
  [
    '--yes',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES}`,
    '--preset=desktop',
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } },
);
const code = await new Promise((resolve) => lighthouse.on('exit', resolve));
server.close();
if (code !== 0) giveUp('Lighthouse did not finish: see above.');

const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
let isPerfect = true;
for (const id of CATEGORIES) {
  const { title, score, auditRefs } = categories[id];
  console.log(`${title}: ${Math.round(score * 100)}`);
  if (score === 1) continue;
  isPerfect = false;
  for (const { id: audit, weight } of auditRefs) {
    const { score: part, title: name, displayValue = '' } = audits[audit];
    if (weight > 0 && part !== null && part < 1)
      console.log(`  ${name}: ${Math.round(part * 100)} ${displayValue}`);
  }
}
process.exit(isPerfect ? 0 : 1);

/** The headers that dist/_headers sets for every file. */
function hostHeaders() {
  const lines = readFileSync(join(ROOT, 'dist/_headers'), 'utf8').split('\n/assets/')[0].split('\n').slice(1);
  return Object.fromEntries(
    lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    ),
  );
}
