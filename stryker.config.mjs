/** `npm run mutate`: breaks the code in small ways, one at a time, and checks that a unit test fails. */
export default {
  mutate: ['src/{core,input,services,state}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'mutate.config.ts' },
  coverageAnalysis: 'perTest',
  // Stryker would rewrite tsconfig.json by an API that version 7 of the compiler lacks; ours needs no
  // rewriting.
  tsconfigFile: 'none',
  concurrency: 2,
  // All tests once, in one process: minutes on a busy machine.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: true },
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
};
