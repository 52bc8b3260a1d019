/*
 * `npm run layouts`: installs what is missing, then looks at the page in all languages, sizes of letters and densities of
 * screens, and serves it by nginx. Run it when styles, messages, letters or hosting have changed. docs/testing.md
 */
import { tool } from './machine.mjs';
import { TestRun } from './testRun.mjs';

const tests = new TestRun('layouts');
await tests.prepare();
tests.step('Build', tool('vite'), ['build']);
tests.browser('Layouts', ['--grep', '@layouts']);
tests.finish();
