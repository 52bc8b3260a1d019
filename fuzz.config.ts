import { defineConfig } from 'vitest/config';

/** Tests beside the code that try a fifth of it in `npm test`: those that ask for `tries`. */
const HEAVY = [
  'src/analysis/insights/untimed.test.ts',
  'src/core/history/recordingBytes.property.test.ts',
  'src/core/practice/practiceChoices.test.ts',
  'src/core/words/typableText.test.ts',
  'src/state/history/readRound.test.ts',
  'src/testing/{referenceProgram,simulatePractice}.test.ts',
];

/**
 * `npm run fuzz`: a million random events and 100,000 links; `FUZZ_SEED` repeats a run. And all that the heavy unit tests
 * try. Not part of `npm test`.
 */
export default defineConfig({
  test: {
    include: ['fuzz/**/*.fuzz.ts', ...HEAVY],
    env: { THOROUGH: '1' },
    testTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
