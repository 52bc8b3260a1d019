/* `npm run test:all`: `npm test`, then `npm run test:long`, each to its end, even if the other fails. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './machine.mjs';
import { printFailures, RESULT } from './testRun.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const [name, script] of [
  ['fast', 'test'],
  ['long', 'test:long'],
]) {
  const path = join(ROOT, 'test-results', name, RESULT);
  rmSync(path, { force: true });
  const succeeded = run('npm', ['run', script]);
  const result = readResult(path);
  failures.push(...result.failures);
  // A run that ends before its tests do has failed, too.
  if (!succeeded && result.failed === 0) {
    result.failed = 1;
    failures.push({ name: `npm run ${script}`, message: 'It did not run to its end: see above.' });
  }
  for (const key of Object.keys(total)) total[key] += result[key];
}
// Repeated at the end, for readers of the last lines only.
printFailures(failures);
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

function readResult(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}
