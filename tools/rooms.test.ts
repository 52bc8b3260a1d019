import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import rooms from './rooms.json' with { type: 'json' };

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  readonly assets?: boolean;
  /** Whether it may ask what time it is. */
  readonly clock?: boolean;
}
/** All files in `src`, except tests and files that only the compiler reads. */
const sources = filesBelow('src').filter((file) => !/\.test\.tsx?$|\/tsconfig\.json$/.test(file));

const HOUSE: Readonly<Record<string, Room>> = rooms;

/** `from '…'`, `import '…'`, `import('…')`, and `url('…')` of a stylesheet. */
const IMPORTS = /(?:from|import|url)\s*\(?\s*['"]([\w@:./?&-]+)['"]/g;

/** The imports of a file that its room does not allow, each as a sentence. */
function forbiddenImports(file: string, text: string): string[] {
  const name = roomOf(file);
  if (name === 'testing') return [];
  const room = HOUSE[name];
  if (!room) return [`${file} is in no room that tools/rooms.json knows`];
  return Array.from(text.matchAll(IMPORTS), ([, target = '']) => target)
    .filter((target) => !mayImport(name, room, file, target))
    .map((target) => `${file} imports ${target}, which ${name} may not`);
}

function mayImport(name: string, room: Room, file: string, target: string): boolean {
  if (!target.startsWith('.')) {
    const parts = target.split('/');
    return room.packages.includes(target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? ''));
  }
  const path = normalize(join(dirname(file), target));
  if (/^(assets|locales)\//.test(path)) return room.assets === true;
  const targetRoom = roomOf(path);
  return targetRoom === name || room.rooms.includes(targetRoom);
}

/** Whether a file asks what time it is, though its room may not. */
function asksTheTime(file: string, text: string): boolean {
  const name = roomOf(file);
  if (name === 'testing' || HOUSE[name]?.clock) return false;
  // `new Date(ms)` asks nothing, nor does the type `Date`.
  return /\bperformance\b|\bDate\.now|(?<!new )\bDate\(|\bnew Date\b(?!\([^)])/.test(withoutComments(text));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

function roomOf(path: string): string {
  const parts = path.split('/');
  return parts.length === 2 ? (parts[1] ?? '').replace(/\..*$/, '') : (parts[1] ?? '');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

test('every file imports only what its room may', () => {
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.flatMap((file) => forbiddenImports(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('an import that is not allowed is found, also a dynamic one, in any kind of file', () => {
  expect(forbiddenImports('src/ui/x.mjs', "export { board } from '../scene/Board';")).toHaveLength(1);
  expect(forbiddenImports('src/ui/x.css', "@import '../scene/Board.css';")).toHaveLength(1);
  expect(forbiddenImports('src/core/x.ts', "import { atom } from 'jotai';")).toHaveLength(1);
  expect(forbiddenImports('src/ui/x.tsx', "const board = import('../scene/Board');")).toHaveLength(1);
  expect(forbiddenImports('src/scene/x.ts', "import { Container } from 'pixi.js';")).toEqual([]);
});

test('state has files of atoms only', () => {
  const others = sources.filter((file) => file.startsWith('src/state/') && !/Atoms?\.ts$/.test(file));
  expect(others).toEqual([]);
});

test('only a room with a clock asks what time it is', () => {
  expect(sources.filter((file) => asksTheTime(file, readFileSync(file, 'utf8')))).toEqual([]);
  for (const text of [
    'new Date();',
    'new Date;',
    'Date();',
    "fetch('https://x'); Date.now();",
    'const { now } = performance;',
  ]) {
    expect(asksTheTime('src/state/x.ts', text)).toBe(true);
  }
  expect(asksTheTime('src/state/x.ts', 'const day = new Date(atMs); // not Date.now()')).toBe(false);
  expect(asksTheTime('src/platform/x.ts', 'return Date.now();')).toBe(false);
});

test('core uses no clock, no randomness and no DOM', () => {
  const impure =
    /\b(Date|Math\.random|performance|setTimeout|setInterval|window|document|localStorage|navigator)\b/;
  const found = sources
    .filter((file) => file.startsWith('src/core/'))
    .filter((file) => impure.test(withoutComments(readFileSync(file, 'utf8'))));
  expect(found).toEqual([]);
});
