import type { KnipConfig } from 'knip';

/** What is used although nothing imports it: by its path, by a computed name, or from the command line. */
export default {
  entry: [
    'src/app/opening/opening.ts',
    'src/app/prerender.tsx',
    'src/theme/beforePaint.ts',
    'src/worker/serviceWorker.ts',
    'bench/*.mjs',
    'ear/run.ts',
    'fuzz/page/run.ts',
    'mutate.config.ts',
    'src/testing/simulatePractice.ts',
    'src/testing/simulateLearning.ts',
    'tools/englishLeftOut.ts',
    'tools/typistsRounds.ts',
    'tools/wordSources.ts',
    'tools/unwantedWords.ts',
    'tools/alphabets.ts',
  ],
  project: ['{src,assets,bench,e2e,ear,fuzz,tools}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
  // Programs of the system, for `npm run test:ear`.
  ignoreBinaries: ['xdotool', 'fc-list'],
  // Read as files.
  ignoreDependencies: [
    '@fontsource/heebo',
    '@fontsource/jetbrains-mono',
    '@fontsource/noto-sans-bengali',
    '@fontsource/noto-sans-devanagari',
    '@fontsource/noto-sans-tamil',
    '@fontsource/noto-sans-thai-looped',
    '@fontsource/vazirmatn',
    'axe-core',
  ],
} satisfies KnipConfig;
