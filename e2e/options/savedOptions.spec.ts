import { expect, LONG, longUnless, test } from '../test';

test.use({ serviceWorkers: 'allow' });

test(
  'where no round can be kept, the best of other rounds lasts as long as the page',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
      localStorage.setItem('options', '{"version":1,"seconds":15}');
    });
    await thirty.begin(7);
    await thirty.finishAfter(15_000);
    await expect(thirty.best()).toHaveText('Highest Score: 7');
  },
);

for (const kept of [
  '{"version":1,"seconds":15,"size":150,"caret":"block","gliding":true}',
  '{"version":1,"seconds":60,"words":"french-1","capitals":true}',
]) {
  test(
    `the app takes the page over without a word on the console: ${kept}`,
    LONG,
    async ({ page, thirty }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await thirty.hasStored('options', kept);
      await thirty.open();
      const { seconds = 30 } = JSON.parse(kept) as { seconds?: number };
      await expect(thirty.time()).toHaveText(`Time: ${seconds}`);
      expect(said).toEqual([]);
    },
  );
}

test('the page alone plays by the options, before the app is there', async ({ page, thirty }) => {
  await thirty.hasStored('options', '{"version":1,"seconds":15}');
  const letThrough = await thirty.openBeforeApp();
  await expect(thirty.time()).toHaveText('Time: 15');
  await expect(page.getByText('15 s', { exact: true })).toBeVisible();
  await thirty.typeWords(4);
  await thirty.finishAfter(15_000);
  letThrough();
  await thirty.expectFlawless(4);
  await thirty.pictured();
  await expect(thirty.best()).toHaveText('Highest Score: 4');
  expect(await thirty.stored('highestResult')).toBeNull();
});

for (const bad of ['purple', '{"version":1,"seconds":60,"words":"klingon-1"}']) {
  test(
    `options that cannot be read give the standard and are put aside: ${bad}`,
    longUnless(bad === 'purple'),
    async ({ page, thirty }) => {
      await page.addInitScript((text) => {
        if (sessionStorage.getItem('set')) return;
        sessionStorage.setItem('set', 'yes');
        localStorage.setItem('options', text);
      }, bad);
      await thirty.open();
      await expect(thirty.time()).toHaveText('Time: 30');
      await expect(page.getByText('could not be read')).toBeVisible();
      await thirty.options.chooseTime('60 s');
      expect(await thirty.stored('options.aside.1')).toBe(bad);
      await expect(thirty.time()).toHaveText('Time: 60');
    },
  );
}

test(
  'what another tab chooses while the app is on its way changes nothing of the round that was begun',
  LONG,
  async ({ page, thirty }) => {
    const letThrough = await thirty.openBeforeApp();
    await thirty.play(6);
    await page.evaluate(() => localStorage.setItem('options', '{"version":1,"seconds":60}'));
    letThrough();
    await thirty.pictured();
    await thirty.expectState('finish');
    await thirty.expectFlawless(6);
    expect(await thirty.stored('highestResult')).toBe('6');
    await thirty.restart.click();
    await expect(thirty.time()).toHaveText('Time: 60');
  },
);

test('another tab follows', LONG, async ({ thirty, anotherTab }) => {
  await thirty.open();
  const other = await anotherTab();
  await thirty.options.chooseTime('120 s');
  await expect(other.time()).toHaveText('Time: 120');
});
