import { readdirSync } from 'node:fs';
import { formatter } from '@lingui/format-po';

const locales = readdirSync(new URL('locales', import.meta.url))
  .filter((file) => file.endsWith('.po'))
  .map((file) => file.replace('.po', ''));

/** @type {import('@lingui/conf').LinguiConfig} */
export default {
  sourceLocale: 'en',
  locales,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['src'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'],
    },
  ],
  format: formatter({ origins: false }),
  orderBy: 'message',
};
