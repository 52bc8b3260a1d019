import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { integrityOf, withIntegrity, workerFile, workerFiles } from '../../tools/workerFiles.mjs';

/**
 * A copy of the build like a later deployment: other scripts, word lists and fonts under other hashed names, and another
 * title.
 *
 * @param name of at most 8 characters, as many as a hash has
 */
export function deployment(folder: string, name: string): string {
  cpSync('dist', folder, { recursive: true });
  const filesIn = (inner: string) => readdirSync(join(folder, inner)).map((file) => join(inner, file));
  const scripts = filesIn('assets').filter((file) => file.endsWith('.js'));
  const files = [...scripts, ...filesIn('assets/more')];
  const hash = name.padEnd(8, '-');
  const renamed = (text: string) =>
    files.reduce((done, path) => {
      const file = basename(path);
      return done.replaceAll(file, file.replace(/-[\w-]{8}(\.\w+)$/, `-${hash}$1`));
    }, text);
  for (const file of files) renameSync(join(folder, file), join(folder, renamed(file)));
  for (const file of [...scripts.map(renamed), 'index.html', 'sw.js']) rewrite(join(folder, file), renamed);
  return pageChangedIn(folder, name);
}

/** A copy of the build with another page, and so another version, but the same scripts. Made without building. */
export function pageChanged(folder: string, name: string): string {
  cpSync('dist', folder, { recursive: true });
  return pageChangedIn(folder, name);
}

function pageChangedIn(folder: string, name: string): string {
  const read = (file: string): Buffer => readFileSync(join(folder, file));
  rewrite(join(folder, 'index.html'), (page) =>
    withIntegrity(page, read)
      .replace(/(name="version" content=)"[^"]+"/, `$1"${name}"`)
      .replace(/<title>.*<\/title>/, `<title>Thirty ${name}</title>`),
  );
  const files = workerFiles(folder).map((url) => workerFile(url, read(url === './' ? 'index.html' : url)));
  rewrite(join(folder, 'sw.js'), (worker) =>
    worker
      .replace(/THIRTY_VERSION="[^"]+"/, `THIRTY_VERSION="${name}"`)
      .replace(/THIRTY_FILES=\[.*?\]/, () => `THIRTY_FILES=${JSON.stringify(files)}`)
      .replace(/(?<="(assets\/more\/[^"]+)":")[^"]+/g, (_old, file) => integrityOf(read(file))),
  );
  return folder;
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** A build in which only the title has changed. */
export async function pageDeployment(folder: string, name: string): Promise<string> {
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
