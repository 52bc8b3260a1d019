import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { addressPlugin } from './tools/addressPlugin.ts';
import { className } from './tools/className.ts';
import { jotaiDelayPlugin } from './tools/jotaiDelayPlugin.ts';
import { pagePlugin } from './tools/pagePlugin.ts';
import { partStylesPlugin } from './tools/partStylesPlugin.ts';
import { TestOrder } from './tools/testOrder.ts';
import { assetFileName, WEB_WORKER_NAME, workerPlugin } from './tools/workerPlugin.ts';

const SLIM_PIXI = slim('pixi');
const SLIM_SHADER = slim('batchShader');

/**
 * Asks browsers that know it (https://github.com/WICG/explicit-javascript-compile-hints-file-based) to compile all of a
 * file's functions on another thread while the file arrives, and not each when it is first called.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
/** Nearly all of these are called soon on a first visit: the app, and the canvas without WebGL. */
const IS_CALLED_SOON = /^(index|Board|sprites|canvas)$/;

export default defineConfig(({ command }) => ({
  // Relative, so that the built page works from any path of any host.
  base: './',
  css: { modules: { generateScopedName: className } },
  plugins: [react(), jotaiDelayPlugin(), addressPlugin(), partStylesPlugin(), pagePlugin(), workerPlugin()],
  resolve: {
    // One scheduler for both renderers: @pixi/react would bring an older copy of its own.
    dedupe: ['scheduler'],
    // The dev server bundles @pixi/react with its own copy of pixi; a second copy would draw nothing.
    alias:
      command === 'build'
        ? [
            { find: /^pixi\.js$/, replacement: SLIM_PIXI },
            { find: /^\.\/DefaultShader\.mjs$/, replacement: SLIM_SHADER },
          ]
        : [],
  },
  build: {
    target: 'es2022',
    // Otherwise styles get prefixes, and variables for a `light-dark()` that none of them uses, for browsers without it.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The service worker has usually cached a part before it is loaded. If not, its imports come one request later.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    // All that is loaded at start is one file, even modules that it shares with parts loaded later.
    rolldownOptions: {
      output: {
        assetFileNames: assetFileName,
        postBanner: ({ name }) => (IS_CALLED_SOON.test(name) ? COMPILE_AHEAD : ''),
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'] },
            // The command palette shares parts of Radix with the theme menu, which is loaded long before it.
            { name: 'ThemeMenu', test: /\/@radix-ui\/|\/ui\/page\/ThemeMenu\./ },
            // One file for modules that several parts share: many small ones compress badly and are mostly headers.
            {
              name: 'shared',
              // Icons too: else the part with which rounds are watched would load all dialogs for a cross.
              test: /\/src\/((core|state|platform)\/(?!sound\/keySounds|speech\/(WordSpeech|Speaker|sayable|spokenWords))|app\/customRounds)|\/lucide-react\//,
            },
            // Loaded while a round runs, so it must contain nothing that it does not need.
            {
              name: 'InsightsPanel',
              test: /\/src\/(ui\/(insights\/|page\/figures\.)|app\/(InsightsView|StepBack)\.|analysis\/)|\/d3-/,
            },
            // Practice at the result, above the words and after its rounds; what the dialogs show of it is with them.
            {
              name: 'practice',
              test: /\/src\/(app\/(practice|followPractice)\.|ui\/practice\/(PracticeLine|PracticeOutcome|PractiseRound|PairName|BeforeAndNowTable|changeOf|intervals|sentences|useChosenList|useListShares|usePairsToPractise|Practice\.))/,
            },
            // Loaded together, soon after the first round.
            {
              name: 'dialogs',
              test: /\/src\/ui\/(page\/(ModalDialog|commands\/)|controls\/|history\/|options\/|practice\/)|\/cmdk\/|\/@tanstack\//,
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
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    // Long, because the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // A worker loads a module once, and simulates one page, for all of its files.
    isolate: false,
    setupFiles: 'src/testing/newPage.ts',
    sequence: { sequencer: TestOrder },
  },
}));

function slim(name: string): string {
  return fileURLToPath(new URL(`./src/scene/slim/${name}.mjs`, import.meta.url));
}
