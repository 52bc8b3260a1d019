import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/machine.mjs';

/** `THIRTY_PORT` moves both servers, for two checkouts tested side by side. */
const PORT = Number(process.env.THIRTY_PORT ?? 4173);
/** Where e2e/dev.spec.ts finds the server of `npm start`. */
export const DEV_PORT = PORT + 1;
const chromium = findChromium();
export const LAUNCH = {
  ...(chromium && { executablePath: chromium }),
  args: ['--disable-background-networking', '--no-first-run'],
};

/** Browser tests against the production build, served as a host would. `npm run build` goes first. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    launchOptions: LAUNCH,
  },
  webServer: [
    serve(`vite preview --port ${PORT} --strictPort`, PORT),
    serve(`node tools/start.mjs --port ${DEV_PORT} --strictPort`, DEV_PORT),
  ],
});

function serve(command: string, port: number) {
  return { command, url: `http://localhost:${port}/`, reuseExistingServer: !process.env.CI };
}
