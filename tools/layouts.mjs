/*
 * `npm run layouts`: installs what is missing, then looks at the page in all languages and sizes of letters, and plays it
 * behind nginx. Run it when styles, messages or hosting have changed. docs/testing.md
 */
import { installSystemPackage, tool } from './machine.mjs';
import { TestRun } from './testRun.mjs';

const tests = new TestRun('layouts');
await tests.prepare();
if (!installSystemPackage('nginx-light')) console.log('nginx could not be installed here.');
tests.step('Build', tool('vite'), ['build']);
tests.browser('Layouts and nginx', ['--grep', '@layouts']);
tests.finish();
