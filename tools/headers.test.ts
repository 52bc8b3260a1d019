import { expect, test } from 'vitest';
import { nginxConfig } from './headers.ts';

test('hosting/nginx.conf has the headers of tools/headers.ts', async () => {
  // `npm run unit -- -u tools/headers` writes it anew.
  await expect(nginxConfig()).toMatchFileSnapshot('../hosting/nginx.conf');
});
