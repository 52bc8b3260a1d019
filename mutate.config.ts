import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` asks: those beside the code that it breaks. A busy machine is given its time. */
export default defineConfig({
  test: { include: ['src/{core,input,state}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
