import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shortcutGroups } from './shortcuts';

test('the README has the same table of shortcuts', () => {
  const readme = readFileSync('README.md', 'utf8');
  const lines = shortcutGroups().flatMap(({ where, shortcuts }) =>
    shortcuts.map(({ keys, does }, index) => `| ${index === 0 ? where : ''} | ${keys} | ${does} |`),
  );
  const table = ['| where | keys | what they do |', '|---|---|---|', ...lines].join('\n');
  expect(readme).toContain(`${table}\n\n`);
});
