import conditions from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vitest/config';
import { addressPlugin } from './tools/addressPlugin.ts';
import { className } from './tools/className.ts';
import { completePlugin } from './tools/completePlugin.ts';
import { layersPlugin } from './tools/layersPlugin.ts';
import { messagesPlugin } from './tools/messagesPlugin.ts';
import { pagePlugin } from './tools/pagePlugin.ts';
import { stylesPlugin } from './tools/stylesPlugin.ts';
import { TestOrder } from './tools/testOrder.ts';
import { assetFileName, workerPlugin } from './tools/workerPlugin.ts';

/**
 * Asks browsers that know it (https://github.com/WICG/explicit-javascript-compile-hints-file-based) to compile all of a
 * file's functions on another thread while the file arrives, and not each when it is first called.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** The files whose functions are nearly all called soon on a first visit: those of the start and the canvas. */
const IS_CALLED_SOON = /^(react|packages|index|Board)$/;

/** What all other files of the start import: React, and what the bundler and Vite add. */
const REACT = /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler)\//;

export default defineConfig(({ command }) => ({
  // Relative, so that the built page works from any path of any host.
  base: './',
  css: {
    modules: { generateScopedName: className },
    postcss: { plugins: [conditions({ files: ['src/theme/conditions.css'] }), customMedia()] },
  },
  plugins: [
    messagesPlugin({ isStripped: command === 'build' }),
    react(),
    layersPlugin(),
    stylesPlugin(),
    addressPlugin(),
    pagePlugin(),
    workerPlugin(),
    completePlugin(),
  ],
  resolve: {
    // One scheduler for both renderers: @pixi/react depends on an older version.
    dedupe: ['scheduler'],
  },
  build: {
    target: 'es2022',
    // For older targets, styles would get prefixes, and variables for a `light-dark()` that none of them uses.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The page names all files of its start. The service worker has usually cached a chunk that is loaded later; if not,
      // what it imports comes one request later.
      resolveDependencies: (_file, imported, { hostType }) => (hostType === 'html' ? imported : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        assetFileNames: assetFileName,
        // Everything that is loaded at start is in three files, each run in a task of its own, even modules that it shares
        // with chunks loaded later.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT, tags: ['$initial'], priority: 3 },
            { name: 'packages', test: /node_modules/, tags: ['$initial'], priority: 2 },
            { name: 'index', tags: ['$initial'], priority: 1 },
          ],
        },
        postBanner: ({ name }) => (IS_CALLED_SOON.test(name) ? COMPILE_AHEAD : ''),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: { assetFileNames: assetFileName, entryFileNames: 'assets/[name]-[hash].js' } },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    // Long, because the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // A worker loads each module once, and simulates one page, for all of its test files.
    isolate: false,
    setupFiles: ['src/testing/newPage.ts', 'src/testing/seed.ts'],
    sequence: { sequencer: TestOrder },
  },
}));
