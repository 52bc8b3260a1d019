import { expect, test } from '@playwright/test';
import { findChromium, findOnPath } from '../../tools/machine.mjs';
import { type Engine, findWebKit, launchWebKit, launchWithPuppeteer, PATIENCE_MS } from '../support/engines';
import { playThrough } from '../support/playThrough';
import { makeTimeSkippable, pretendGpu, skipTime } from '../support/pretence';
import { LONG } from '../test';

const chromium = findChromium();
const firefox = findOnPath(['firefox-esr', 'firefox']);
const webkit = findWebKit();
const CHROMIUM_ARGS = ['--no-sandbox', '--disable-background-networking', '--enable-unsafe-swiftshader'];

interface EngineCase {
  readonly name: string;
  readonly path: string | undefined;
  readonly launch: (path: string) => Promise<Engine>;
}

const ENGINES: readonly EngineCase[] = [
  {
    name: 'Chromium with WebGL',
    path: chromium,
    launch: (executablePath) => launchWithPuppeteer({ executablePath, args: CHROMIUM_ARGS }, pretendGpu),
  },
  {
    name: 'Chromium without WebGL',
    path: chromium,
    launch: (executablePath) =>
      launchWithPuppeteer({
        executablePath,
        args: [...CHROMIUM_ARGS, '--disable-webgl', '--disable-webgl2'],
      }),
  },
  {
    name: 'Firefox',
    path: firefox,
    launch: (executablePath) => launchWithPuppeteer({ browser: 'firefox', executablePath }),
  },
  { name: 'WebKitGTK', path: webkit, launch: launchWebKit },
];

for (const { name, path, launch } of ENGINES) {
  test(
    `${name}: load, type with an error, correct it, finish, watch, race, send, best and theme kept, other words`,
    LONG,
    async ({ baseURL }) => {
      if (process.env.THIRTY_ALL_ENGINES) expect(path, `${name} is on this machine`).toBeDefined();
      test.skip(path === undefined, `${name} is not on this machine; npm run test:engines installs it`);
      const engine = await launch(path as string);
      try {
        await playThrough(engine, baseURL as string);
      } finally {
        await engine.close();
      }
    },
  );
}

test('back from the back/forward cache the round goes on by its clock', LONG, async ({ baseURL }) => {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    ...(chromium && { executablePath: chromium }),
    args: CHROMIUM_ARGS,
    timeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  // A page that is still loading something is not cached.
  await page.goto(baseURL as string, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.wasCached = String(event.persisted);
    });
  });
  await page.evaluate(makeTimeSkippable, true);
  const seen = () =>
    page.evaluate(() => ({
      wasCached: document.documentElement.dataset.wasCached,
      state: document.querySelector('main')?.dataset.state,
      typed: document.querySelector('[data-part=result] h2 ~ p:nth-of-type(3)')?.textContent,
    }));
  await page.keyboard.type('abcd');
  await page.goto(`${baseURL}robots.txt`);
  await page.goBack();
  await expect.poll(seen).toMatchObject({ wasCached: 'true', state: 'run' });
  await page.keyboard.type('ef');
  await page.evaluate(skipTime, 30_000);
  await expect.poll(seen).toMatchObject({ state: 'finish', typed: 'Characters Typed: 6' });
  await browser.close();
});
