import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pagePlugin } from './tools/pagePlugin.ts';
import { workerPlugin } from './tools/workerPlugin.ts';

export default defineConfig({
  // Relative, so that the built page works from any path of any host.
  base: './',
  plugins: [react(), pagePlugin(), workerPlugin()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'] },
});
