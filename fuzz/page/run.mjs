/* `npm run fuzz:page`: builds, then drives the build with random steps; see run.ts. `FUZZ_SEED` repeats a run. */
import { runnerImport } from 'vite';
import { giveUp, ROOT, run, tool } from '../../tools/machine.mjs';

if (!process.argv.includes('--no-build') && !run(tool('vite'), ['build', '--logLevel', 'error'])) {
  giveUp('Build failed: see above.');
}
process.argv = process.argv.filter((each) => each !== '--no-build');
await runnerImport(`${ROOT}fuzz/page/run.ts`, { configFile: false, root: ROOT });
