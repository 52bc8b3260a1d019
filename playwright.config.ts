import { defineConfig } from '@playwright/test';

const PORT = 4173;

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
    launchOptions: {
      ...(process.env.THIRTY_CHROMIUM && { executablePath: process.env.THIRTY_CHROMIUM }),
      args: ['--disable-background-networking', '--no-first-run'],
    },
  },
  webServer: {
    command: `vite preview --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: !process.env.CI,
  },
});
