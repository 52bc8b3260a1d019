import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The build as another one would be: other scripts, which are named for what is in them, and another title. */
export function deployment(folder: string, name: string): string {
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

/** The build with another page and so another version, but the same scripts: made at once, without a build. */
export function pageChanged(folder: string, name: string): string {
  cpSync('dist', folder, { recursive: true });
  for (const file of ['index.html', 'sw.js']) {
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/(THIRTY_VERSION=|name="version" content=)"[^"]+"/, `$1"version ${name}"`)
      .replace(/<title>.*<\/title>/, `<title>Thirty ${name}</title>`);
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What the build makes when nothing has changed but the title. */
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
