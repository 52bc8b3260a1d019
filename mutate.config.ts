import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutate` runs: those beside the code that it changes, except for one that takes a minute with
 * mutants. A long timeout for busy machines.
 */
export default defineConfig({
  test: {
    include: ['src/{core,input,services,state}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '**/practiceChoices.test.ts'],
    setupFiles: 'src/testing/seed.ts',
    testTimeout: 60_000,
  },
});
