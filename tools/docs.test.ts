import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['assets', 'bench', 'docs', 'e2e', 'ear', 'fuzz', 'hosting', 'public', 'src', 'tools'];
/** What only a build has. */
const OF_BUILD = /^(?:dist|assets\/more)\b/;

const files = FOLDERS.flatMap(pathsBelow);
const folderNames = new Set([...FOLDERS, ...files.flatMap((path) => dirname(path).split('/'))]);
const docs = ['README.md', 'CONTRIBUTING.md', ...files.filter((path) => path.endsWith('.md'))];

/** All files and folders below a folder, itself included. */
function pathsBelow(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [folder, ...below.map((path) => `${folder}/${path.replaceAll('\\', '/')}`)];
}

/** The paths in backticks: `src/core`, `core/round/round.ts`, `round/round`, `ui/`. */
function pathsIn(doc: string): string[] {
  return Array.from(doc.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g), ([, path = '']) => path).filter(
    (path) => folderNames.has(path.split('/')[0] ?? '') && !OF_BUILD.test(path),
  );
}

/** The relative links, and those within a document: file, or '', and anchor. */
function linksIn(doc: string): { readonly file: string; readonly anchor: string }[] {
  const links = doc.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
  return Array.from(links, ([, file = '', anchor = '']) => ({ file, anchor }));
}

/** Whether a document has a heading with this anchor, as GitHub makes them. */
function hasAnchor(path: string, anchor: string): boolean {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  ).includes(anchor);
}

/** Whether a path is one of the repository, or the end of one, with or without its extension. */
function isThere(path: string): boolean {
  const wanted = `/${path.replace(/\/$/, '')}`;
  return files.some(
    (file) => `/${file}`.endsWith(wanted) || `/${file}`.replace(/\.\w+$/, '').endsWith(wanted),
  );
}

test.each(docs)('each file that %s names is there', (path) => {
  const doc = readFileSync(path, 'utf8');
  expect(pathsIn(doc).filter((named) => !isThere(named))).toEqual([]);
  const dead = linksIn(doc).filter(({ file, anchor }) => {
    const target = file === '' ? path : join(dirname(path), file);
    return !existsSync(target) || (anchor !== '' && !hasAnchor(target, anchor));
  });
  expect(dead).toEqual([]);
});
