import { defineConfig } from 'vitest/config';

/** `npm run fuzz`: a million random events and 100,000 links; `FUZZ_SEED` repeats a run. Not part of `npm test`. */
export default defineConfig({
  test: { include: ['fuzz/**/*.fuzz.ts'], testTimeout: 300_000, disableConsoleIntercept: true },
});
