/* `npm run test:long`: installs what is missing, then runs what is left out of `npm test`. docs/testing.md */
import { tool } from './machine.mjs';
import { TestRun } from './testRun.mjs';

/** Of a million events and 100,000 links. */
process.env.FUZZ_SHARE ??= '0.05';

const tests = new TestRun('long');
await tests.prepare();
tests.unit('Fuzz', ['--config', 'fuzz.config.ts']);
tests.step('Build', tool('vite'), ['build']);
tests.browser('Long browser tests', ['--grep', '@long']);
tests.finish();
