import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/machine.mjs';

/** `THIRTY_PORT` changes the port of the server, for testing two checkouts side by side. */
const PORT = Number(process.env.THIRTY_PORT ?? 4173);
const chromium = findChromium();
/**
 * The first two turn off the list below the address bar, which newer versions of Chromium load with each page, and which
 * takes longer than ours. The others are those of Playwright's own list, which ours replaces.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
export const LAUNCH = {
  ...(chromium && { executablePath: chromium }),
  args: ['--disable-background-networking', '--no-first-run', `--disable-features=${FEATURES_OFF.join(',')}`],
};

/** Browser tests against the production build, served as a host would. Run `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A test waits for the page half of its time.
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: process.env.THIRTY_REPORT ?? 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  timeout: 240_000,
  // For a machine ten times slower than usual; a test that passes waits for nothing.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    // It would serve from its cache what a test holds back or takes away. The tests in e2e/worker allow it.
    serviceWorkers: 'block',
    launchOptions: LAUNCH,
  },
  webServer: {
    command: `node tools/serve.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
