import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

/** Drops a file on a part of the page, as by the pointer. */
async function dropFile(on: Locator, path: string): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('It is not seen.');
  const session = await on.page().context().newCDPSession(on.page());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  await session.detach();
}

/** Notes the addresses that are opened in the page's place, or over it, from now on. */
function noteOpened(page: Page): readonly string[] {
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(frame.url()));
  page.context().on('page', (other) => opened.push(other.url()));
  return opened;
}

test(
  'a file that is dropped never leaves the page: on the words it is nothing, on “Export and import” the file to import',
  LONG,
  async ({ page, thirty, folder }) => {
    const path = join(folder, 'rounds.json');
    writeFileSync(path, fileOf([plainRound()]));
    const words = await thirty.begin(3);
    const opened = noteOpened(page);
    for (const part of [thirty.canvas, thirty.restart, thirty.barButton('Options')])
      await dropFile(part, path);
    await thirty.expectState('run');
    expect(await thirty.words()).toBe(words);
    await thirty.finishFlawless(3);

    await thirty.rounds.open();
    await dropFile(thirty.rounds.dialog.getByRole('table', { name: 'Rounds' }), path);
    await thirty.rounds.openTab('Export and import');
    await expect(thirty.rounds.dialog.getByText('1 new')).toHaveCount(0);
    await dropFile(thirty.rounds.dialog.getByRole('heading', { name: 'On this device' }), path);
    await expect(thirty.rounds.dialog.getByText('1 new', { exact: true })).toBeVisible();
    await thirty.rounds.pressImport(1);
    await thirty.rounds.openTab('History');
    await expect(thirty.rounds.rows).toHaveCount(2);
    expect(opened).toEqual([]);
  },
);

test(
  'a file that is dropped before the app is there never leaves the page, either',
  LONG,
  async ({ page, thirty, folder }) => {
    const path = join(folder, 'rounds.json');
    writeFileSync(path, fileOf([plainRound()]));
    const letThrough = await thirty.openBeforeApp();
    const words = await thirty.words();
    await thirty.type(words.slice(0, 3));
    const opened = noteOpened(page);
    for (const part of [await thirty.wordsElement(), thirty.restart]) await dropFile(part, path);
    await thirty.expectState('run');
    letThrough();
    await thirty.pictured();
    expect(await thirty.words()).toBe(words);
    await thirty.finishFlawless(3);
    expect(opened).toEqual([]);
  },
);
