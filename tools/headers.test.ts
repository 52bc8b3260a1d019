import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxConfig } from './headers';

test('hosting/nginx.conf is what npm run hosting writes', () => {
  expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe(nginxConfig());
});
