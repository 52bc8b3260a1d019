/* `npm run test:all`: `npm test`, then `npm run test:long`, each to its end whatever becomes of the other. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './machine.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, script] of [
  ['fast', 'test'],
  ['long', 'test:long'],
]) {
  const report = join(ROOT, 'test-results', name, 'counts.json');
  rmSync(report, { force: true });
  const succeeded = run('npm', ['run', script]);
  const counts = readCounts(report);
  // A run that ends before its tests do has failed, too.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
}
const { passed, failed, skipped } = total;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);

function readCounts(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
