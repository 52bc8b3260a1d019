import { defineConfig } from 'vitest/config';

/** Heavy tests beside the code, which call `tries`: `npm test` runs a fifth of their cases, this runs all. */
const HEAVY = [
  'src/analysis/insights/wordCount.test.ts',
  'src/core/history/recordingBytes.property.test.ts',
  'src/core/practice/practiceChoices.test.ts',
  'src/core/round/spaceEndsWord.test.ts',
  'src/core/words/typableText.test.ts',
  'src/services/history/readRound.test.ts',
  'src/testing/{referenceProgram,simulatePractice}.test.ts',
];

/** Other cases each time: `npm run test:long` names a seed. */
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));

/**
 * `npm run fuzz`: a million random events, 100,000 links, and all cases of the heavy unit tests. `FUZZ_SEED` repeats a
 * run. Not part of `npm test`.
 */
export default defineConfig({
  test: {
    include: ['fuzz/**/*.fuzz.ts', ...HEAVY],
    setupFiles: 'src/testing/seed.ts',
    env: { THOROUGH: '1', FUZZ_SEED: seed },
    testTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
