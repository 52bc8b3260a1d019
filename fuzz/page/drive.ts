import puppeteer, {
  type BrowserContext,
  type CDPSession,
  type Browser as Driver,
  type Page,
} from 'puppeteer-core';
import { makeTimeSkippable, pretendGpu } from '../../e2e/support/pretence';
import { findChromium, findOnPath } from '../../tools/machine.mjs';
import type { Browser } from './steps';
import { makeTimersSkippable } from './timers';

const CHROMIUM_ARGS = ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'];
const VIEWPORT = { width: 1280, height: 800 };
const FIREFOX_PREFERENCES = { 'dom.serviceWorkers.enabled': false };

/** Launches a browser for many cases. Undefined if it is not installed. */
export async function launch(browser: Browser): Promise<Driver | undefined> {
  const executablePath = browser === 'firefox' ? findOnPath(['firefox-esr', 'firefox']) : findChromium();
  if (!executablePath) return undefined;
  const common = { executablePath, headless: true, defaultViewport: VIEWPORT };
  return browser === 'firefox'
    ? puppeteer.launch({ ...common, browser: 'firefox', extraPrefsFirefox: FIREFOX_PREFERENCES })
    : puppeteer.launch({ ...common, args: CHROMIUM_ARGS });
}

/** A page in a browser context of its own, and the errors that it reports. */
export interface FreshPage {
  readonly page: Page;
  /** Chromium's DevTools protocol; undefined in Firefox. */
  readonly devtools: CDPSession | undefined;
  readonly errors: string[];
  /** A second tab in the same browser context. */
  otherTab(url: string): Promise<Page>;
  /** Goes back to a blank page. Storage is kept by address, so the next case must use a new one. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export async function freshPage(driver: Driver, browser: Browser): Promise<FreshPage> {
  const context: BrowserContext = await driver.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(makeTimeSkippable, false);
  await page.evaluateOnNewDocument(makeTimersSkippable);
  if (browser === 'webgl') await page.evaluateOnNewDocument(pretendGpu);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String((error as Error).message ?? error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const parts = message.args().map((each) => each.evaluate(String).catch(() => ''));
    void Promise.all(parts).then((texts) => errors.push(texts.filter(Boolean).join(' ') || message.text()));
  });
  const devtools = browser === 'firefox' ? undefined : await page.createCDPSession();
  // The service worker would serve the files that should be held back from its cache.
  if (devtools) await page.setBypassServiceWorker(true);
  let other: Page | undefined;
  return {
    page,
    devtools,
    errors,
    otherTab: async (url) => {
      if (other?.url().startsWith(url)) return other;
      other ??= await context.newPage();
      await other.goto(`${url}robots.txt`);
      await page.bringToFront();
      return other;
    },
    leave: async () => {
      await page.goto('about:blank');
      await page.setViewport(VIEWPORT);
      errors.length = 0;
    },
    close: () => context.close(),
  };
}
