import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsFont } from './wordsFont';

test('the font of the words is what npm run font makes of the package', async () => {
  expect(readFileSync('assets/fonts/words.woff2').equals(await wordsFont())).toBe(true);
});
