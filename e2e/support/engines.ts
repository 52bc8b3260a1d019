import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import puppeteer, { type LaunchOptions } from 'puppeteer-core';

/** What a play-through needs of a browser, whatever drives it. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Runs a function inside the page. It can use nothing from outside except its argument. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  type(text: string): Promise<void>;
  /** A PNG of the window. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How long a browser or a server may take to start, on a machine ten times slower than usual. */
export const PATIENCE_MS = 120_000;

/** WebDriver's code for the Backspace key, understood by `type` of every engine. */
export const BACKSPACE = '\uE003';

/** Chromium or Firefox, through the DevTools protocol or WebDriver BiDi. */
export async function launchWithPuppeteer(options: LaunchOptions, beforeLoad?: () => void): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    timeout: PATIENCE_MS,
    ...options,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (beforeLoad) await page.evaluateOnNewDocument(beforeLoad);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (run, argument) =>
      (await page.evaluate(run as never, argument as never)) as ReturnType<typeof run>,
    type: async (text) => {
      for (const char of text) {
        if (char === BACKSPACE) await page.keyboard.press('Backspace');
        // A keyboard of English has no other letters.
        else if (char > '~') await page.keyboard.sendCharacter(char);
        else await page.keyboard.press(char as 'a');
      }
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** The path of WebKitGTK's small browser, as Debian has it; undefined without it or its driver. */
export function findWebKit(): string | undefined {
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(XVFB)) return undefined;
  for (const arch of readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))) {
    for (const version of readdirSync(`/usr/lib/${arch}`).filter((name) => name.startsWith('webkit2gtk-'))) {
      const path = `/usr/lib/${arch}/${version}/MiniBrowser`;
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

/** WebKitGTK through its WebDriver, on a virtual screen: it has no headless mode. */
export async function launchWebKit(miniBrowser: string): Promise<Engine> {
  const display = `:${90 + (process.pid % 100)}`;
  const screen = spawn(XVFB, [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const stop = (): void => [driver, screen].forEach((child: ChildProcess) => void child.kill());

  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver refused ${path}: ${JSON.stringify(value)}`);
    return value;
  };

  await answers(`http://127.0.0.1:${port}/status`);
  const { sessionId } = (await call('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;

  return {
    open: async (url) => void (await call(`${session}/url`, { url })),
    evaluate: async (run, argument) => {
      const script = `return (${run})(...arguments)`;
      return (await call(`${session}/execute/sync`, { script, args: [argument] })) as ReturnType<typeof run>;
    },
    type: async (text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    screenshot: async () => Buffer.from((await call(`${session}/screenshot`)) as string, 'base64'),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}${session}`, { method: 'DELETE' });
      stop();
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server answers. */
export async function answers(url: string): Promise<void> {
  const isThere = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isThere, { message: `${url} answers`, timeout: PATIENCE_MS }).toBe(true);
}
