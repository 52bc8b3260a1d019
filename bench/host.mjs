/* The bench's web server: the built page, compressed, as hosts send it, and the bare pages. */
import { join } from 'node:path';
import { giveUp, ROOT } from '../tools/machine.mjs';
import { StaticHost } from '../tools/StaticHost.mjs';

/**
 * Serves `dist/`, the same page with 60 words a batch (about 400 characters), and the bare pages; `pages` has the
 * addresses, `sentBytes` counts all that has been sent, including headers.
 *
 * @param before the `dist` of another build, served beside it as `pages.before`
 */
export async function openHost(before) {
  const dist = join(ROOT, 'dist');
  const hosts = {
    bare: await opened(join(ROOT, 'bench')),
    thirty: await opened(dist),
    many: await opened(dist),
    ...(before && { before: await opened(before) }),
  };
  hosts.many.change = (file, body) =>
    file === 'index.html' ? Buffer.from(withManyWords(String(body))) : body;
  const all = Object.values(hosts);
  return {
    pages: {
      ...Object.fromEntries(Object.entries(hosts).map(([name, { url }]) => [name, url])),
      bare: `${hosts.bare.url}bare.html`,
      canvas: `${hosts.bare.url}canvas.html`,
      waiting: `${hosts.bare.url}waiting.html`,
      slider: `${hosts.bare.url}slider.html`,
    },
    sentBytes: () => all.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
    close: () => void Promise.all(all.map((host) => host.stop())),
  };
}

/** Whether an address is that of a bare page, which is ready as soon as it has loaded. */
export function isBare(url) {
  return url.endsWith('.html');
}

async function opened(folder) {
  const host = new StaticHost(folder, { isCompressing: true });
  await host.start();
  return host;
}

/** The page with 60 words a batch. Its script's hash changes, so its policy is removed. */
function withManyWords(page) {
  const many = page
    .replace(/wordsPerBatch:12/, 'wordsPerBatch:60')
    .replace(/<meta http-equiv="Content-S[^>]*>/, '');
  if (!many.includes('wordsPerBatch:60'))
    giveUp('The script of the page no longer contains `wordsPerBatch:12`.');
  return many;
}
