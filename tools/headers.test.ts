import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxConfig } from './headers';
import { inlineScriptHash } from './pagePlugin';

test('hosting/nginx.conf is what npm run hosting makes of the page as it is now', async () => {
  expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe(nginxConfig(await inlineScriptHash()));
});
