import { PNG } from 'pngjs';
import { APP } from '../pages/Thirty';
import { findings } from '../support/axe';
import { countNear } from '../support/colours';
import { wrong } from '../support/typedRound';
import { expect, LONG, test } from '../test';

const NAMES = [
  'Slate',
  'Sea',
  'Moss',
  'Sand',
  'Rose',
  'Plum',
  'Blue and orange',
  'High contrast',
  'Your own colour',
];

test('chosen colours are worn at once, canvas and browser’s bar included, in both themes, and from the first frame on', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  // A wrong letter, and not a wrong space, which has another colour.
  const words = await thirty.wordsWith(/^[a-z]{5}/);
  const colours = thirty.options.dialog.getByRole('radiogroup', { name: 'Colours' });
  await thirty.type(words.slice(0, 4) + wrong(words[4]));
  const standard = await thirty.colour('paper');
  await thirty.options.open('Look');
  await expect(colours.getByRole('radio')).toHaveCount(NAMES.length);
  for (const name of NAMES) await expect(colours.getByRole('radio', { name, exact: true })).toHaveCount(1);
  await expect(colours.getByRole('radio', { name: 'Slate' })).toBeChecked();
  await colours.getByText('Moss', { exact: true }).click();
  await expect(colours.getByRole('radio', { name: 'Moss' })).toBeChecked();
  await expect.poll(() => thirty.colour('paper')).not.toEqual(standard);
  await thirty.options.close();
  for (const token of ['match', 'mismatch', 'untyped', 'paper'])
    await expect.poll(() => thirty.pixelsOf(token), token).toBeGreaterThan(10);
  const bar = page.locator('meta[name="theme-color"]');
  const dark = await thirty.colour('paper');
  await expect(bar).toHaveAttribute('content', `rgb(${dark.join(', ')})`);
  await thirty.chooseTheme('Light');
  await expect(page.locator('html')).toHaveClass('light');
  const light = await thirty.colour('paper');
  expect(light).not.toEqual(dark);
  await expect(bar).toHaveAttribute('content', `rgb(${light.join(', ')})`);

  // The page alone, before the app is there.
  const letThrough = await thirty.hold(APP);
  await page.reload({ waitUntil: 'commit' });
  await expect(await thirty.wordsElement()).toHaveText(/[a-z]/);
  expect(await thirty.colour('paper')).toEqual(light);
  expect(countNear(PNG.sync.read(await page.screenshot()), light, 0)).toBeGreaterThan(100_000);
  letThrough();
  await thirty.pictured();
  expect(await thirty.colour('paper')).toEqual(light);

  await thirty.commands.perform('Colours: slate');
  await thirty.chooseTheme('Dark');
  await expect.poll(() => thirty.colour('paper')).toEqual(standard);
  await thirty.reload();
  expect(await thirty.colour('paper')).toEqual(standard);
});

test(
  'a hue of one’s own begins with the one in use, is kept, and is followed by another tab',
  LONG,
  async ({ page, thirty }) => {
    await thirty.open();
    const other = await page.context().newPage();
    await other.goto('./');
    await thirty.options.open('Look');
    const colours = thirty.options.dialog.getByRole('radiogroup', { name: 'Colours' });
    const hue = thirty.options.dialog.getByRole('slider', { name: 'Hue' });
    await colours.getByText('Plum', { exact: true }).click();
    const plum = await thirty.colour('accent');
    await colours.getByText('Your own colour', { exact: true }).click();
    await expect(hue).toHaveAttribute('aria-valuetext', '300°');
    await hue.fill('100');
    await expect(hue).toHaveAttribute('aria-valuetext', '100°');
    await expect.poll(() => thirty.colour('accent')).not.toEqual(plum);
    const own = await thirty.colour('accent');
    const seenThere = () =>
      other.evaluate(() => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--accent)';
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
    await expect.poll(seenThere).toBe(`rgb(${own.join(', ')})`);
    await thirty.options.close();
    await thirty.options.chooseTime('15 s');
    // It is of rounds.
    await thirty.options.chooseStandard();
    expect(await thirty.colour('accent')).toEqual(own);
    await thirty.reload();
    expect(await thirty.colour('accent')).toEqual(own);
  },
);

test(
  'the standard colours cost nothing, and forced ones stay as they are',
  LONG,
  async ({ page, thirty }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await thirty.open();
    expect(asked.filter((url) => url.includes('palettes'))).toEqual([]);
    expect(await thirty.stored('colours')).toBeNull();
    await thirty.commands.perform('Colours: rose');
    await expect.poll(() => thirty.stored('colours')).toMatch(/^@media/);
    const rose = await thirty.colour('paper');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const forced = await thirty.colour('paper');
    expect(forced).not.toEqual(rose);
    await thirty.commands.perform('Colours: sand');
    await expect(page.locator('html')).toHaveAttribute('data-colours', 'sand');
    expect(await thirty.colour('paper')).toEqual(forced);
  },
);

test('the chosen palette has a ring, in forced colours as well, and nothing moves', async ({
  page,
  thirty,
}) => {
  await thirty.open();
  await thirty.options.open('Look');
  const colours = thirty.options.dialog.getByRole('radiogroup', { name: 'Colours' });
  const rings = () =>
    colours.locator('label').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(
          label.querySelector('input + span > svg') as Element,
        );
        return outlineStyle === 'solid'
          ? [`${label.querySelector('input + span > span')?.textContent} ${outlineWidth} ${outlineOffset}`]
          : [];
      }),
    );
  await expect.poll(rings).toEqual(['Slate 2px 2px']);
  const places = () =>
    colours
      .locator('label')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await places();
  await colours.getByText('Moss', { exact: true }).click();
  await expect.poll(rings).toEqual(['Moss 2px 2px']);
  expect(await places()).toEqual(before);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(rings).toEqual(['Moss 2px 2px']);
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test('a dialog in other colours is accessible in both themes', LONG, async ({ page, thirty }) => {
    await thirty.open();
    for (const theme of ['Light', 'Dark'] as const) {
      await thirty.chooseTheme(theme);
      for (const [name, colours] of Object.entries({ sand: 'sand', 'your own colour': 'own' })) {
        await thirty.commands.perform(`Colours: ${name}`);
        await expect(page.locator('dialog')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-colours', colours);
        await thirty.options.open('Look');
        // It fades in, and is fainter meanwhile. Others end when what they move goes away.
        await page.evaluate(() =>
          Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
        );
        expect(await findings(page), `${name}, ${theme}`).toEqual([]);
        await thirty.options.close();
      }
    }
  });
});
