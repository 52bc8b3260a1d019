/* The bench's web server: the built page, compressed beforehand, and the bare pages. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentType } from '../tools/contentTypes.mjs';
import { giveUp, ROOT } from '../tools/machine.mjs';

const BARE_PAGES = ['bare.html', 'canvas.html', 'waiting.html', 'slider.html'];

/**
 * Serves `dist/`; `pages` has the addresses, `sentBytes` counts all it has sent, including headers.
 *
 * @param before the `dist` of another build, served beside it as `pages.before`
 */
export async function openHost(before) {
  const server = createServer(serve(files(before)));
  const connections = [];
  server.on('connection', (connection) => connections.push(connection));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${server.address().port}`;
  return {
    pages: {
      bare: `${home}/bare.html`,
      canvas: `${home}/canvas.html`,
      waiting: `${home}/waiting.html`,
      slider: `${home}/slider.html`,
      thirty: `${home}/thirty/`,
      many: `${home}/many/`,
      ...(before && { before: `${home}/before/` }),
    },
    sentBytes: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: () => server.close(),
  };
}

/** Whether an address is that of a bare page, which is ready as soon as it has loaded. */
export function isBare(url) {
  return url.endsWith('.html');
}

/** All files by path, compressed beforehand. */
function files(before) {
  const all = new Map(BARE_PAGES.map((page) => [`/${page}`, readFileSync(join(ROOT, 'bench', page))]));
  const addBuild = (dist, bases) => {
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      for (const base of bases) all.set(base + relative(dist, path), readFileSync(path));
    }
  };
  addBuild(join(ROOT, 'dist'), ['/thirty/', '/many/']);
  if (before) addBuild(before, ['/before/']);
  all.set('/many/index.html', Buffer.from(withManyWords(String(all.get('/thirty/index.html')))));
  return new Map(
    Array.from(all, ([path, body]) => [path, path.endsWith('.woff2') ? body : brotliCompressSync(body)]),
  );
}

/** The page with 60 words a batch, about 400 characters. Its script's hash changes, so its policy is removed. */
function withManyWords(page) {
  const many = page
    .replace(/wordsPerBatch:12/, 'wordsPerBatch:60')
    .replace(/<meta http-equiv="Content-S[^>]*>/, '');
  if (!many.includes('wordsPerBatch:60'))
    giveUp('The script of the page no longer contains `wordsPerBatch:12`.');
  return many;
}

/** Sends caching headers and answers “not modified”, as hosts do. */
function serve(all) {
  return (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const body = all.get(path);
    if (!body) return response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { etag, 'cache-control': caching };
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
    response.writeHead(200, {
      ...headers,
      'content-type': contentType(path),
      ...(!path.endsWith('.woff2') && { 'content-encoding': 'br' }),
    });
    return response.end(body);
  };
}
