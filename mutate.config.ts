import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutate` runs: those beside the code that it breaks, but for one that takes a minute where the
 * code is full of mutants. A long timeout for busy machines.
 */
export default defineConfig({
  test: {
    include: ['src/{core,input,state}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/practiceChoices.test.ts'],
    testTimeout: 60_000,
  },
});
