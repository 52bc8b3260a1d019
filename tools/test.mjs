/* `npm test`: installs what is missing, then checks everything that a change can usually break. docs/testing.md */
import { join } from 'node:path';
import { ROOT, tool } from './machine.mjs';
import { TestRun } from './testRun.mjs';

const tests = new TestRun('fast');
await tests.prepare();
tests.step('Format and lint', tool('biome'), ['ci', '--error-on-warnings']);
tests.step('Dead code', tool('knip'), ['--no-progress']);
tests.step('Types', tool('tsc'), []);
tests.step('Types of the worker', tool('tsc'), ['-p', 'src/worker']);
tests.unit('Unit and property tests');
tests.step('Build', tool('vite'), ['build']);
tests.step('Byte budget', 'node', [join(ROOT, 'tools/budget.mjs')]);
tests.browser('Browser tests', ['--grep-invert', '@long|@layouts']);
tests.finish();
