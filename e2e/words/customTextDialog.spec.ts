import { expect, LONG, test } from '../test';

test('a file of more than 1 MB, a picture, or one with no word in it is refused with a sentence, and the words stay', async ({
  thirty,
}) => {
  const words = await thirty.open();
  await thirty.options.openCustomText();
  const { dialog } = thirty.options;
  for (const [file, answer] of [
    [{ size: 1_000_001, fill: 'a' }, 'larger than 1 MB'],
    [{ size: 500, fill: '\0' }, 'not plain text'],
    // Characters that no font here has.
    [{ size: 30, fill: '漢' }, 'no word that can be shown'],
  ] as const) {
    await dialog
      .getByLabel('Text file')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(file.size, file.fill) });
    await expect(dialog.getByText(answer)).toBeVisible();
  }
  await thirty.options.close();
  expect(await thirty.words()).toBe(words);
});

test('a file that is dropped is taken, in whatever encoding', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.options.openCustomText();
  await thirty.options.dialog
    // Dropped beside the box, which works, too.
    .getByRole('heading', { name: 'Options' })
    .evaluate((box) => {
      const dataTransfer = new DataTransfer();
      // `café a` in Windows-1252.
      dataTransfer.items.add(new File([new Uint8Array([0x63, 0x61, 0x66, 0xe9, 0x20, 0x61])], 'a.txt'));
      box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    });
  await expect(thirty.options.dialog.getByText('2 words.')).toBeVisible();
  await thirty.options.close();
  await expect.poll(() => thirty.words()).toBe('café a');
});

test(
  'a text that cannot be kept lasts as long as the page, and that is said',
  LONG,
  async ({ page, thirty }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    });
    await thirty.open();
    await thirty.options.giveText('only for today');
    await expect(thirty.options.dialog.getByText('The text could not be saved')).toBeVisible();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('only for today');
  },
);

test(
  'a text that is pasted is taken at once, and Undo brings the one before back',
  LONG,
  async ({ page, context, thirty }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await thirty.open();
    await thirty.options.giveText('the text of before');
    await expect(thirty.options.dialog.getByText('4 words.')).toBeVisible();
    await thirty.options.close();
    await thirty.type('the text ');
    await page.keyboard.press('Escape');
    await expect.poll(() => thirty.words()).toBe('of before');
    const box = await thirty.options.openCustomText();
    await page.evaluate(() => navigator.clipboard.writeText('quite another one'));
    await box.press('Control+V');
    await expect(thirty.options.dialog.getByText('3 words.')).toBeVisible();
    // The text stays in the box, to be changed.
    await expect(box).toHaveValue('quite another one');
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('quite another one');
    await thirty.options.open();
    await expect(box).toHaveValue('');
    await thirty.options.dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(
      thirty.options.dialog.getByText('“the text of before”: 4 words, typed up to word 2'),
    ).toBeVisible();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('of before');
    await thirty.reload();
    await expect.poll(() => thirty.words()).toBe('of before');
    await thirty.options.open();
    await expect(thirty.options.dialog.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  },
);

test(
  'a text that is typed is taken when the dialog closes, and Undo brings the words before back',
  LONG,
  async ({ thirty }) => {
    await thirty.open();
    const box = await thirty.options.openCustomText();
    await box.pressSequentially('typed by hand');
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('typed by hand');
    await thirty.options.open();
    await expect(thirty.options.dialog.getByText('3 words.')).toBeVisible();
    await thirty.options.dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(thirty.options.words).toHaveValue('english-1');
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toMatch(/^([a-z]+ ){11}[a-z]+$/);
    // Redo brings the text back.
    await thirty.options.openCustomText();
    await thirty.options.dialog.getByRole('button', { name: 'Redo' }).click();
    await thirty.options.close();
    await expect.poll(() => thirty.words()).toBe('typed by hand');
  },
);
