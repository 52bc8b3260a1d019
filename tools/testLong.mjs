/* `npm run test:long`: installs what is missing, then runs what `npm test` leaves out. docs/testing.md */
import { tool } from './machine.mjs';
import { TestRun } from './testRun.mjs';

/** The share of `npm run fuzz` that runs here. */
process.env.FUZZ_SHARE ??= '0.05';
/** The same cases on any machine; `npm run fuzz` tries others. */
process.env.FUZZ_SEED ??= '30';

const tests = new TestRun('long');
await tests.prepare();
tests.unit('Fuzz', ['--config', 'fuzz.config.ts']);
tests.step('Build', tool('vite'), ['build']);
tests.browser('Long browser tests', ['--grep', '@long']);
tests.finish();
