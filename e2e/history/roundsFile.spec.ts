import { fileOf, plainRound } from '../support/roundFiles';
import { expect, LONG, test } from '../test';

test('an export from one browser goes into another, once, and raises its best; a table has a line a round', async ({
  thirty,
  anotherPlayer,
}) => {
  await thirty.openAndPlay(33);
  await thirty.rounds.open();
  const [name, text] = await thirty.rounds.export();
  expect(name).toMatch(/^thirty-rounds-\d{4}-\d\d-\d\d\.json$/);
  await expect(thirty.rounds.dialog.getByText('1 round exported.')).toBeVisible();
  await expect(thirty.rounds.dialog.getByText('Last export')).toBeVisible();
  const file = JSON.parse(text);
  expect(file).toMatchObject({ format: 'thirty-rounds', version: 4, best: 33 });
  expect(file.rounds[0].events).toHaveLength(33);
  const [tableName, table] = await thirty.rounds.export('Export as CSV');
  expect(tableName).toMatch(/^thirty-rounds-.*\.csv$/);
  expect(table).toMatch(/^\uFEFFWhen,.*\r\n.*,30,english-1,.*\r\n$/);

  const other = await anotherPlayer();
  await other.open();
  await other.rounds.open();
  await other.rounds.chooseFile(text);
  await expect(other.rounds.dialog.getByText('1 new', { exact: true })).toBeVisible();
  expect(await other.rounds.countSaved()).toBe(0);
  await other.rounds.pressImport(1);
  await other.rounds.openTab('History');
  await expect(other.rounds.rows).toHaveCount(1);
  await expect(other.best()).toHaveText('Highest Score: 33');
  await expect.poll(() => other.stored('highestResult')).toBe('33');
  const [, again] = await other.rounds.export();
  expect(JSON.parse(again).rounds).toEqual(file.rounds);

  await other.rounds.chooseFile(text);
  await expect(other.rounds.dialog.getByText('1 already here', { exact: true })).toBeVisible();
});

test('a raced round is marked in list and exports, and sets no best', LONG, async ({ thirty }) => {
  await thirty.open();
  await thirty.rounds.open();
  // The first words of seed 30.
  const words = 'blow girl century';
  const typed = (text: string) => Array.from(text, (char, index) => [index * 1700, char]);
  const usual = plainRound({ seed: 30, playedAt: '2026-11-20T11:00:00.000Z', events: typed('blow girl ') });
  const raced = plainRound({ seed: 30, events: typed(words), wasRaced: true });
  const notCounted = thirty.rounds.dialog.getByText('Rounds marked “raced” do not count');
  const bestOfAll = thirty.rounds.figure('Best');

  await thirty.rounds.import([raced]);
  await expect(thirty.rounds.rows).toHaveCount(1);
  await expect(bestOfAll).toHaveText('–');
  await expect(thirty.rounds.dialog.getByRole('img', { name: 'Speed over rounds' })).toHaveCount(0);
  await expect(notCounted).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 0');

  await thirty.rounds.chooseFile(fileOf([raced, usual]));
  await expect(thirty.rounds.dialog.getByText('1 new, 1 already here', { exact: true })).toBeVisible();
  await thirty.rounds.pressImport(1);
  await thirty.rounds.openTab('History');
  await expect(thirty.rounds.rows).toHaveCount(2);
  await expect(thirty.rounds.rows.nth(0).getByRole('cell')).toContainText([
    '30 s',
    '4 wpm',
    '100%',
    '0',
    '10',
    '10',
  ]);
  await expect(thirty.rounds.rows.nth(0)).not.toContainText('raced');
  await expect(thirty.rounds.rows.nth(1).getByRole('cell')).toContainText([
    '30 s, raced',
    '7 wpm',
    '100%',
    '0',
    '17',
    '17',
  ]);
  await expect(bestOfAll).toHaveText('4 wpm');
  await expect(thirty.rounds.dialog.getByText('Two more rounds to see your trend here')).toBeVisible();
  await expect(thirty.rounds.figure('Usual speed')).toHaveText('4 wpm');
  await expect(notCounted).toBeVisible();
  await expect(thirty.best()).toHaveText('Highest Score: 10');
  expect(await thirty.stored('highestResult')).toBe('10');

  const [, text] = await thirty.rounds.export();
  expect(JSON.parse(text).rounds).toEqual([raced, usual]);
  const [, table] = await thirty.rounds.export('Export as CSV');
  expect(table.trimEnd().split('\r\n')).toEqual([
    expect.stringMatching(/,Raced,Left early,Capitals,Numbers$/),
    expect.stringMatching(/,10,10,0,no,no,no,no,no$/),
    expect.stringMatching(/,17,17,0,no,yes,no,no,no$/),
  ]);

  await thirty.rounds.press('Show', thirty.rounds.rows.nth(1));
  await expect(thirty.rounds.dialog.getByRole('heading', { name: /30 s, raced$/ })).toBeVisible();
  await thirty.rounds.dialog.getByRole('button', { name: 'Back to all rounds' }).click();
  await thirty.rounds.press('Delete', thirty.rounds.rows.nth(1));
  await expect(notCounted).toHaveCount(0);
});

test(
  'rounds that cannot be read are counted with their reasons; a file that claims a score raises no best',
  LONG,
  async ({ thirty }) => {
    await thirty.hasStored('highestResult', '7');
    await thirty.open();
    await thirty.rounds.open();
    const lies = [
      'no round',
      plainRound({ events: [] }),
      plainRound({ events: [[-5, '#']] }),
      plainRound({
        events: [
          [0, '#'],
          [500, '#'],
          [400, '#'],
        ],
      }),
      plainRound({ events: [[0, -3]] }),
      plainRound({ wordList: 'klingon-1' }),
      plainRound({ seed: 1.5 }),
      plainRound({ score: 9999, total: 9999 }),
    ];
    await thirty.rounds.chooseFile(fileOf(lies).replace('"rounds"', '"best":9999,"rounds"'));
    await expect(thirty.rounds.dialog.getByText('1 new, 7 cannot be read')).toBeVisible();
    await expect(
      thirty.rounds.dialog.getByText(
        'Cannot be read: 3 in the wrong format, 1 played with words that this version does not have, 3 with impossible keys or times.',
      ),
    ).toBeVisible();
    await thirty.rounds.pressImport(1);
    await thirty.rounds.openTab('History');
    await expect(thirty.rounds.rows.getByRole('cell')).toContainText(['30 s', '0 wpm', '0%', '2', '2', '0']);
    await expect(thirty.best()).toHaveText('Highest Score: 7');
    expect(await thirty.stored('highestResult')).toBe('7');
  },
);

test(
  'a file that has no rounds is refused with a sentence, and what is kept stays',
  LONG,
  async ({ thirty }) => {
    await thirty.openAndPlay(5);
    await thirty.rounds.open();
    for (const [text, answer] of [
      ['rounds, many of them', 'it is not JSON'],
      ['{"rounds":[1,2]}', 'This is not a rounds file.'],
      ['{"format":"thirty-rounds","version":5,"rounds":[]}', 'newer version of Thirty'],
    ] as const) {
      await thirty.rounds.chooseFile(text);
      await expect(thirty.rounds.dialog.getByText(answer)).toBeVisible();
    }
    await thirty.rounds.openTab('History');
    await expect(thirty.rounds.rows).toHaveCount(1);
  },
);
