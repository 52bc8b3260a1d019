/* `npm start`: installs what is missing and serves the game for local play. */
import { spawn } from 'node:child_process';
import { ensurePackages, ROOT, tool } from './machine.mjs';

ensurePackages();
const server = spawn(tool('vite'), process.argv.slice(2), {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
