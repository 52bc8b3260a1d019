import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { addressPlugin } from './tools/addressPlugin.ts';
import { className } from './tools/className.ts';
import { pagePlugin } from './tools/pagePlugin.ts';
import { partStylesPlugin } from './tools/partStylesPlugin.ts';
import { assetFileName, WEB_WORKER_NAME, workerPlugin } from './tools/workerPlugin.ts';

const SLIM_PIXI = fileURLToPath(new URL('./src/scene/slim/pixi.mjs', import.meta.url));

export default defineConfig(({ command }) => ({
  // Relative, so that the built page works from any path of any host.
  base: './',
  css: { modules: { generateScopedName: className } },
  plugins: [react(), addressPlugin(), partStylesPlugin(), pagePlugin(), workerPlugin()],
  // The dev server bundles @pixi/react with a pixi of its own; another beside it would draw nothing.
  resolve: {
    alias: command === 'build' ? [{ find: /^pixi\.js$/, replacement: SLIM_PIXI }] : [],
  },
  build: {
    target: 'es2022',
    // Mostly a part has been saved before it is asked for. Without that, what it imports comes one request later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // What is loaded at once is one file, whatever parts that come later share with it.
    rolldownOptions: {
      output: {
        assetFileNames: assetFileName,
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            // The commands share parts of Radix with the theme menu, which is there long before them.
            { name: 'ThemeMenu', test: /\/@radix-ui\/|\/ui\/page\/ThemeMenu\./ },
            // What several parts share, in one file: many small ones compress badly and are mostly headers.
            {
              name: 'shared',
              test: /\/src\/((core|state|platform)\/(?!sound\/)|app\/otherRounds)/,
            },
            // Loaded while a round runs: nothing that it does without comes along.
            { name: 'ToldPanel', test: /\/src\/ui\/(insights\/|page\/figures\.)|\/src\/analysis\/|\/d3-/ },
            // Soon after the first round they are loaded together.
            {
              name: 'dialogs',
              test: /\/src\/ui\/(page\/(ModalDialog|commands\/)|history\/|options\/)|\/cmdk\/|\/@tanstack\//,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { assetFileNames: assetFileName, entryFileNames: WEB_WORKER_NAME } },
  },
  // A busy machine is given its time.
  test: { include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'], testTimeout: 60_000 },
}));
