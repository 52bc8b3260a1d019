/* `npm run sheet -- --words`: a page with all words of all lists that are offered, in order of use, to read. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './machine.mjs';

const LISTS = join(ROOT, 'assets/words');

/** Writes the page. Returns its path. */
export function writeWordSheet() {
  const folder = join(ROOT, '.cache/sheet');
  mkdirSync(folder, { recursive: true });
  const lists = readdirSync(LISTS).filter((file) => file.endsWith('-common.json'));
  const path = join(folder, 'words.html');
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>Words</title>${STYLE}${lists.map(section).join('')}`,
  );
  return path;
}

const STYLE = '<style>body { font: 16px/1.5 system-ui } ol { columns: 8rem }</style>';

function section(file) {
  const words = JSON.parse(readFileSync(join(LISTS, file), 'utf8')).words.split(' ');
  const items = words.map((word) => `<li>${word}`).join('');
  return `<h1>${file.replace('-common.json', '')}, ${words.length} words</h1><ol>${items}</ol>`;
}
