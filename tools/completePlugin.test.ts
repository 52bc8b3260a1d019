import { expect, test } from 'vitest';
import { namesWithoutFile } from './completePlugin.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'index.html': '<script type="module" src="./assets/index-D-1Nd3ja.js"></script>',
  'sw.js': 'const THIRTY_FILES=[{"url":"assets/index-D-1Nd3ja.js"},{"url":"assets/Board-DfDX8uId.js"}];',
  'assets/index-D-1Nd3ja.js': 'import(`./Board-DfDX8uId.js`)',
  'assets/Board-DfDX8uId.js': 'm.f=["./index-CoZ0WCX5.css"]',
};
const read = (file: string) => TEXTS[file] ?? '';

test('a file that the build names and does not have is told, with who names it', () => {
  expect(namesWithoutFile(Object.keys(TEXTS), read)).toEqual([
    'assets/Board-DfDX8uId.js names index-CoZ0WCX5.css',
  ]);
});

test('a build that has all that it names passes', () => {
  expect(namesWithoutFile([...Object.keys(TEXTS), 'assets/index-CoZ0WCX5.css'], read)).toEqual([]);
});
