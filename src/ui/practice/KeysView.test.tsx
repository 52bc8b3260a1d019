// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PairStats } from '../../analysis/practice/PairStats';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { eventually } from '../../testing/eventually';
import { aNewPage } from '../../testing/page';
import { aPlayersStats } from '../../testing/pairStats';
import { KeysView } from './KeysView';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const STATS = aPlayersStats({
  pairs: { en: 200, ea: 190, be: 180, ' q': 900, th: 160, he: 90, zx: 999 },
  misses: { be: 6 },
});

function show(stats: PairStats = STATS) {
  const store = aNewPage();
  render(
    <Provider store={store}>
      <KeysView stats={stats} />
    </Provider>,
  );
  return store;
}

/** The texts of a table's cells, row by row. */
function cellsOf(name: string): (string | null)[][] {
  return within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent?.trim() ?? null));
}

/** The name of an element from its content, with images as their labels. */
const nameOf = (element: Element): string =>
  Array.from(element.childNodes, (child) => {
    if (!(child instanceof Element)) return child.textContent ?? '';
    return child.getAttribute('aria-label') ?? nameOf(child);
  }).join('');

/** The name of the button that practises, as a screen reader says it. */
const practise = (): string => nameOf(screen.getByRole('button', { name: /^Practise/ }));

test('the keyboard and the table have the same figures', () => {
  show();
  const rows = cellsOf('Keys');
  expect(rows[0]).toEqual(['Key', 'Time', 'Misses', 'Times']);
  const inTable = rows.slice(1).map(([key, time]) => `${key}${time?.replace(' ms', '')}`);
  const inPicture = Array.from(
    screen.getByRole('img', { name: 'Keyboard' }).querySelectorAll('b'),
    (letter) => letter.parentElement?.textContent ?? '',
  ).filter((text) => !text.includes('–'));
  expect(inTable.sort()).toEqual(inPicture.sort());
  expect(inTable).toHaveLength(6);
});

test('pairs that words of the list have are shown, worthiest first, with how often they were typed', () => {
  show();
  const [head, ...rows] = cellsOf('Pairs');
  expect(head).toEqual(['Pair', 'Time', 'Misses', 'Gain']);
  expect(rows).toHaveLength(5);
  expect(rows.find(([pair]) => pair?.startsWith('be'))).toEqual([
    'be 40 times',
    '167 ms',
    '11%',
    expect.anything(),
  ]);
  const worths = rows.map(([, , , worth]) => Number.parseFloat(worth ?? ''));
  expect(worths).toEqual(worths.toSorted((one, other) => other - one));
  fireEvent.click(screen.getByRole('button', { name: 'More pairs' }));
  expect(cellsOf('Pairs')).toHaveLength(7);
  // No word has this pair.
  expect(screen.queryByRole('img', { name: 'z x' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'More pairs' })).toBeNull();
});

test('without a choice the worthiest pairs are practised, else what was chosen: at most five', () => {
  show();
  expect(practise()?.split(', ')).toHaveLength(5);
  expect(practise()).toMatch(/^Practise these five \(/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'space q' }));
  expect(practise()).toBe('Practise space q');
  const key = (letter: string) => screen.getByRole('button', { name: new RegExp(`^Key ${letter},`) });
  for (const letter of 'qwer') fireEvent.click(key(letter));
  expect(practise()).toBe('Practise space q, q, w, e, r');
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.click(key('t'));
  expect(key('t').getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('alert').textContent).toContain('At most five');
  fireEvent.click(screen.getByRole('checkbox', { name: 'e n' }));
  expect((screen.getByRole('checkbox', { name: 'e n' }) as HTMLInputElement).checked).toBe(false);

  fireEvent.click(key('w'));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(key('t'));
  expect(practise()).toBe('Practise space q, q, e, r, t');
});

test('a key tells its figures, also one that was never typed', () => {
  show();
  expect(screen.getByRole('button', { name: 'Key h, 150 ms, 0% missed, 40 times' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Key k, 0 times' })).toBeTruthy();
});

test('where the browser does not tell the layout it can be chosen, and the choice is kept', () => {
  const store = show();
  const select = screen.getByRole('combobox', { name: 'Layout' });
  const firstRow = (): string =>
    Array.from(
      screen.getByRole('img', { name: 'Keyboard' }).firstElementChild?.querySelectorAll('b') ?? [],
      ({ textContent }) => textContent,
    ).join('');
  expect(firstRow()).toBe('qwertyuiop');
  fireEvent.change(select, { target: { value: 'colemak' } });
  expect(firstRow()).toBe('qwfpgjluy');
  expect(localStorage.getItem('options')).toContain('"keyboard":"colemak"');
  fireEvent.change(select, { target: { value: '' } });
  expect(firstRow()).toBe('qwertyuiop');
  expect(localStorage.getItem('options')).not.toContain('"keyboard"');
  expect(store.get(optionsAtom).keyboard).toBeUndefined();
});

test('below 1,000 keys it says how many more rounds it takes, and shows how far it is', () => {
  show({ ...STATS, gapCount: 706, recent: STATS.recent.slice(0, 7) });
  expect(screen.getByText('About 3 more rounds to see your slow keys here (706 of 1,000 keys)')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Keys counted so far' }) as HTMLProgressElement;
  expect([bar.value, bar.max]).toEqual([706, 1000]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('where no pair is worth anything, nothing is practised without a choice', () => {
  show(aPlayersStats({ pairs: { en: 40 } }));
  expect(screen.getByText('No pair takes you longer than usual.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'e n' }));
  expect(practise()).toBe('Practise e n');
});

test('words of which no pair was ever typed are not praised', () => {
  show(aPlayersStats({ pairs: { zx: 999 } }));
  expect(screen.getByText('No rounds with these words yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
});

test('what practice has changed is told for everything practised, what was begun last first', async () => {
  show(
    aPlayersStats({
      pairs: { en: 100 },
      practised: {
        en: { startedAt: 1e12, beforeMs: 160, nowMs: 170, sinceMs: 140 },
        q: { startedAt: 1.1e12, beforeMs: 200, nowMs: 230, rounds: 4, firstMs: 240, lastMs: 220 },
        // Practised for some keys only: there is nothing to tell.
        ou: { startedAt: 1.05e12, beforeMs: 150 },
        be: { startedAt: 0, beforeMs: 150, nowMs: 180, sinceMs: 250 },
      },
    }),
  );
  await eventually(() => screen.getByText(/^slower/));
  const [head, q, en, be, ...more] = cellsOf('Before and now');
  expect(head?.filter((text) => text && !/^\d/.test(text))).toEqual([
    'Pair',
    'Before',
    'Now',
    'Since',
    'Gain',
  ]);
  expect(q?.slice(1, 4)).toEqual([
    '200 ms 40 times',
    '240 →  in the first rounds, then 220 ms 40 times',
    '–',
  ]);
  expect(q?.at(-1)).toBe('not sure yet');
  expect(en?.slice(1, 4)).toEqual(['160 ms 40 times', '170 ms 40 times', '140 ms 40 times']);
  expect(en?.at(-1)).toMatch(/^faster, \+\d\.\d wpm$/);
  expect(be?.at(-1)).toMatch(/^slower, −\d\.\d wpm$/);
  expect(more).toEqual([]);
});
