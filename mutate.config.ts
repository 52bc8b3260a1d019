import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs: those beside the code that it breaks. A long timeout for busy machines. */
export default defineConfig({
  test: { include: ['src/{core,input,state}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
