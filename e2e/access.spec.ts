import { findings } from './axe';
import { expect, test, wrong } from './thirty';

test.use({ bypassCSP: true });

for (const theme of ['Light', 'Dark'] as const) {
  test(`axe-core finds nothing in any state in ${theme}`, async ({ page, thirty }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await thirty.open();
    await thirty.choose(theme);
    expect(await findings(page), 'start').toEqual([]);

    const words = await thirty.words();
    await thirty.type(words.slice(0, 2) + wrong(words[2]));
    expect(await findings(page), 'run').toEqual([]);

    await thirty.themeButton.click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await findings(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');

    await thirty.finish();
    await expect(page.getByRole('region', { name: 'What this round tells' })).toBeVisible();
    expect(await findings(page), 'finish').toEqual([]);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findings(page), 'phone').toEqual([]);
  });
}

test('axe-core finds nothing while the words stand in for the canvas', async ({ page, thirty }) => {
  await page.route(/Board.*\.js/, () => {});
  await page.goto('./');
  await expect(await thirty.wordsElement()).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('everything is played by keyboard alone: a round, another, the theme', async ({ page, thirty }) => {
  await thirty.open();
  const first = await thirty.words();
  await thirty.type(first.slice(0, 4));
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 4']);

  await page.keyboard.press('Tab');
  await expect(thirty.restart).toBeFocused();
  await page.keyboard.press('Enter');
  await thirty.expectState('start');
  await expect(thirty.field).toBeFocused();
  expect(await thirty.words()).not.toBe(first);

  await page.keyboard.press('Shift+Tab');
  await expect(thirty.themeButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  // The menu moves its focus in a task after the key's.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass('light');
  await expect(thirty.field).toBeFocused();
  await thirty.type((await thirty.words()).slice(0, 3));
  await thirty.expectState('run');
});

test('what a screen reader needs: landmarks, names, a described field, one announcement, no ticking', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Thirty' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(thirty.field).toHaveAccessibleName('Type the words');
  await expect(thirty.field).toHaveAccessibleDescription(await thirty.words());
  const inLiveRegion = await thirty
    .time()
    .evaluate((element) => element.closest('[aria-live], [role="status"], [role="alert"], [role="timer"]'));
  expect(inLiveRegion).toBeNull();
  // An empty one would be a stop in browse mode with nothing to say.
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('the result is announced as one text, after keys that go on past the end; no line or hint is in a live region', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 9) + wrong(words[9]));
  await thirty.finish();
  const said = page.getByRole('status').filter({ hasText: /^Time is up/ });
  // More than 700 ms in all, and never that long without one.
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('x', { delay: 200 });
    await expect(said).toHaveCount(0, { timeout: 1 });
  }
  await expect(said).toHaveText(
    'Time is up. Result: accuracy 90 percent, errors 1, characters typed 10, speed 4 words per minute. New highest score.',
  );
  // The status, and the region that it came into.
  const live = page.locator('[aria-live], [role="status"], [role="alert"], output').filter({ hasText: /./ });
  for (const text of await live.allTextContents()) expect(text).toMatch(/^Time is up/);
  await expect(page.getByRole('status')).toHaveCount(1);
  await thirty.restart.click();
  await expect(live).toHaveCount(0);
});

test('the last word of a batch is said as such; a word is said again after a wrong key and a second of rest', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = (await thirty.words()).split(' ');
  const said = page.locator('[data-part="spoken"]');
  await thirty.type(`${words.slice(0, -1).join(' ')} `);
  await expect(said).toHaveText(`last: ${words.at(-1)}`);
  await thirty.type(words.at(-1) ?? '');
  const [next = ''] = (await thirty.words()).split(' ');
  await expect(said).toHaveText(next);
  await said.evaluate((region) => {
    new MutationObserver(() => {
      region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}[${region.textContent}]`);
    }).observe(region, { childList: true });
  });
  await thirty.type(wrong(next[0]));
  await expect(said).toHaveAttribute('data-said', `[][${next}\u00a0]`);
});

test('a wrong key is followed by the word again wherever it comes: first of all, in place of a space, at the end of a batch', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  const words = (await thirty.words()).split(' ');
  const said = page.locator('[data-part="spoken"]');
  await said.evaluate((region) => {
    new MutationObserver(() => {
      region.setAttribute('data-said', `${region.getAttribute('data-said') ?? ''}[${region.textContent}]`);
    }).observe(region, { childList: true });
  });
  const forget = () => said.evaluate((region) => region.removeAttribute('data-said'));
  const [first = '', second = ''] = words;
  await thirty.type(wrong(first[0]));
  await expect(said).toHaveAttribute('data-said', `[${first}][][${first}\u00a0]`);

  await forget();
  await thirty.type(`${first.slice(1)}x`);
  await expect(said).toHaveAttribute('data-said', `[${second}][][${second}\u00a0]`);

  const rest = words.slice(1).join(' ');
  await thirty.type(rest.slice(0, -1));
  await expect(said).toHaveText(`last: ${words.at(-1)}`);
  await forget();
  await thirty.type(wrong(rest.at(-1)));
  const [next = ''] = (await thirty.words()).split(' ');
  await expect(said).toHaveAttribute('data-said', `[${next}][][${next}\u00a0]`);
});

test('by a key for the next round the field is left and come back to, so that the new words are said', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.type('x');
  await thirty.field.evaluate((field) => {
    for (const type of ['blur', 'focus']) {
      field.addEventListener(type, () =>
        field.setAttribute('data-seen', `${field.dataset.seen ?? ''}${type} `),
      );
    }
  });
  await page.keyboard.press('Escape');
  await thirty.type((await thirty.words()).slice(0, 2));
  await expect(thirty.field).toHaveAttribute('data-seen', 'blur focus ');
  await thirty.finish();
  await thirty.expectResult(['Accuracy: 100%', 'Errors: 0', 'Characters Typed: 2']);
});

test('a dialog has the focus itself when it opens, so that its name is said first', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  for (const name of ['Options', 'Rounds']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeFocused();
    // What stands beside a slider is not said besides it.
    await expect(page.locator('dialog output')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(thirty.field).toBeFocused();
  }
});

test('the theme menu has a name, and opens on the theme that is chosen', async ({ page, thirty }) => {
  await thirty.open();
  await thirty.choose('System');
  await thirty.themeButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'System' })).toBeFocused();
});

test('with less motion nothing blinks and nothing fades', async ({ page, thirty }) => {
  await thirty.hasGpu();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    let frames = 0;
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...args) {
      document.documentElement.dataset.frames = String(++frames);
      return draw.apply(this, args);
    };
  });
  await thirty.open();
  const frames = () => page.locator('html').getAttribute('data-frames');
  const before = await frames();
  // Two halves of a cycle must have had the time to pass.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  expect(await frames()).toBe(before);
  await thirty.type('x');
  await thirty.finish();
  const heading = page.getByRole('heading', { name: 'Result' });
  expect(await heading.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
});

test('where more contrast is asked for, errors are underlined on the canvas', async ({ page, thirty }) => {
  await page.emulateMedia({ contrast: 'more' });
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(wrong(words[0]));
  const withLine = await thirty.pixelsOf('mismatch');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(() => thirty.pixelsOf('mismatch')).toBeLessThan(withLine - 10);
});

test('where colours are forced, the words take the system colours', async ({ page, thirty }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await thirty.open();
  const words = await thirty.words();
  await thirty.type(words.slice(0, 4));
  const text = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(`rgb(${(await thirty.colour('match')).join(', ')})`).toBe(text);
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(20);
});

test('a screen reader hears the word to type after each space, and no clock', async ({ page, thirty }) => {
  await thirty.open();
  const [first = '', second = '', third = ''] = (await thirty.words()).split(' ');
  const said = page.locator('[data-part="spoken"]');
  await expect(said).toHaveText('');
  await said.evaluate((region) => {
    const heard: string[] = [];
    new MutationObserver(() => {
      heard.push(region.textContent ?? '');
      document.documentElement.dataset.heard = JSON.stringify(heard);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await thirty.type(first);
  await expect(said).toHaveText(first);
  await thirty.type(` ${second}`);
  await expect(said).toHaveText(second);
  await thirty.type(' ');
  await expect(said).toHaveText(third);
  await thirty.skipTime(3000);
  await expect(thirty.time()).toHaveText(/Time: 2[0-7]/);
  await thirty.finish();
  await expect(page.locator('html')).toHaveAttribute(
    'data-heard',
    JSON.stringify([first, second, third, '']),
  );
});

test('text of twice the size is laid out without loss', async ({ page, thirty }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await thirty.open();
  await thirty.type((await thirty.words()).slice(0, 2));
  await thirty.restart.scrollIntoViewIfNeeded();
  await expect(thirty.restart).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  expect(await thirty.pixelsOf('match')).toBeGreaterThan(40);
});

test('at 400 % zoom everything can be reached by scrolling down only', async ({ page, thirty }) => {
  // A window of 1280 × 1024 at 400 % is one of 320 × 256 CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  await thirty.open();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await thirty.type('x');
  await thirty.finish();
  for (const part of [page.getByText('Characters Typed: 1'), thirty.restart, thirty.time()]) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
});

test('focus is seen wherever it is', async ({ page, thirty }) => {
  await thirty.open();
  for (const [key, target] of [
    ['Tab', thirty.restart],
    ['Shift+Tab', thirty.field],
    ['Shift+Tab', thirty.themeButton],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
    if (target !== thirty.field) {
      expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    }
  }
  // The field's own focus is the caret; when it is elsewhere, the hint says how to come back.
  await expect(page.getByText('Click the words or press Enter to type')).toBeVisible();
});
