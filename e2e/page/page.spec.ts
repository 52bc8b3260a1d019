import { readFileSync } from 'node:fs';
import { expect, LONG, test } from '../test';

test.use({ serviceWorkers: 'allow' });

test('the page asks nobody else for anything, its footer says so, and its security policy is kept', async ({
  page,
  thirty,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await thirty.open();
  await thirty.chooseTheme('Light');
  await thirty.play(3);
  const origin = new URL(page.url()).origin;
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  const footer = page.getByRole('contentinfo').getByRole('button');
  await expect(footer).toHaveText('No account, no cookies, no tracking');
  await footer.focus();
  await expect(footer).toHaveAccessibleDescription('Requests to other sites since this page opened: 0');
  expect(await page.context().cookies()).toEqual([]);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('the built page works from any path', async ({ page, thirty, server }) => {
  await thirty.open(server.url);
  await thirty.themeButton.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await thirty.typeWords(2);
  await thirty.expectState('run');
});

test.describe('a page that does ask another host', () => {
  test.use({ bypassCSP: true, expectsPageErrors: true });
  test('is reported by its footer', LONG, async ({ page, thirty }) => {
    await thirty.open();
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => {}));
    const footer = page.getByRole('contentinfo').getByRole('button');
    await footer.hover();
    await expect(page.getByRole('tooltip')).toHaveText(/opened: 1$/);
  });
});

test(
  'the page can be found, shared and installed; the browser’s own colours are those of its theme',
  LONG,
  async ({ page, request, thirty }) => {
    await thirty.open();
    await expect(page).toHaveTitle('Thirty: a typing test');
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await content('meta[name="description"]'))?.length).toBeGreaterThan(50);
    const colour = page.locator('meta[name="theme-color"]');
    for (const theme of ['Dark', 'Light'] as const) {
      await thirty.chooseTheme(theme);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.locator('html')).toHaveClass(theme.toLowerCase());
      await expect(colour).toHaveAttribute('content', `rgb(${(await thirty.colour('paper')).join(', ')})`);
    }
    const picture = await request.get((await content('meta[property="og:image"]')) as string);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(await (await request.get('robots.txt')).text()).toContain('Allow: /');

    const address = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await request.get(address as string)).json()) as Manifest;
    expect(manifest).toMatchObject({ start_url: './', scope: './', display: 'standalone' });
    for (const icon of manifest.icons) expect((await request.get(icon.src)).status(), icon.src).toBe(200);
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test's window is private, and private windows cannot install anything.
    expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    interface Manifest {
      icons: { src: string; purpose?: string }[];
    }
  },
);

test('without JavaScript the page says what it needs', LONG, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL as string);
  const message = page.locator('noscript');
  await expect(message).toBeInViewport();
  expect(await message.innerText()).toContain('needs JavaScript');
  await expect(page.getByRole('main')).toBeHidden();
  await context.close();
});

test(
  'hosts are told the part of the policy that no build changes, and to cache only what is hashed for ever',
  LONG,
  () => {
    const headers = readFileSync('dist/_headers', 'utf8');
    const policy = readFileSync('dist/index.html', 'utf8')
      .match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1]
      ?.replaceAll('&#39;', "'");
    const told = headers.match(/Content-Security-Policy: (.+)/)?.[1]?.split('; ') ?? [];
    for (const rule of policy?.split('; ').filter((part) => !/^(default|script|style)-src/.test(part)) ??
      []) {
      expect(told).toContain(rule);
    }
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[^']+'){2}; style-src 'self' 'sha256-/,
    );
    expect(told).toContain("frame-ancestors 'none'");
    expect(headers).toMatch(/\/assets\/\*[\s\S]+immutable/);
  },
);
