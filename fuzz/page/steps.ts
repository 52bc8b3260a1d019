import type { Part } from './host';
import { Chance } from './random';

/** A key by its relation to the expected character, so that a shortened list of steps still makes sense. */
export type Key = 'right' | 'wrong' | 'space' | 'capital' | 'digit';
export type Browser = '2d' | 'webgl' | 'firefox';

export type Step =
  | { do: 'type'; keys: Key[]; everyMs: number }
  | { do: 'typeOn'; leave: number }
  | { do: 'several'; text: string; last: Key; by: 'input' | 'paste' }
  | { do: 'delete'; what: 'character' | 'word' | 'line'; times: number }
  | { do: 'hold'; key: Key; times: number }
  | { do: 'compose'; parts: string[]; gives: 'right' | 'two' | 'nothing' }
  | { do: 'stall'; ms: number; keys: Key[] }
  | { do: 'press'; chord: string }
  | { do: 'escape' }
  | { do: 'enter'; repeated: boolean }
  | { do: 'click'; x: number; y: number }
  | { do: 'blur' }
  | { do: 'leave' }
  | { do: 'resize'; width: number; height: number; ratio: number }
  | { do: 'scroll'; y: number }
  | { do: 'theme'; choose: 'Light' | 'Dark' | 'System'; by: 'mouse' | 'keys' }
  | { do: 'themeButton' }
  | { do: 'system'; feature: string; value: string }
  | { do: 'loseContext' }
  | { do: 'restoreContext' }
  | { do: 'hide' }
  | { do: 'show' }
  | { do: 'reload'; hold: Part[] }
  | { do: 'release'; parts: Part[] }
  | { do: 'storage'; how: 'fails' | 'works' | 'cleared' | 'damaged' }
  | { do: 'otherTab'; key: 'highestResult' | 'theme'; more: number }
  | { do: 'change'; how: 'translate' | 'attributes' | 'insert' | 'remove'; which: number }
  | { do: 'restart'; by: 'click' | 'Enter' | 'Space' | 'double' }
  | { do: 'skip'; ms: number; looks: boolean }
  | { do: 'finish'; looks: boolean }
  | { do: 'wait'; ms: number };

/** A step of one kind. */
export type StepOf<What extends Step['do']> = Extract<Step, { do: What }>;

const KEYS = [
  [70, 'right'],
  [18, 'wrong'],
  [6, 'space'],
  [3, 'capital'],
  [3, 'digit'],
] as const;
const CHORDS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'PageUp', 'Delete'],
  ...['Insert', 'F2', 'Shift', 'Control', 'Alt', 'CapsLock', 'Tab', 'Shift+Tab', 'Shift+ArrowLeft'],
  ...['Control+a', 'Control+z', 'Control+Shift+z', 'Control+y', 'Control+x', 'Control+c', 'Shift+Home'],
] as const;
const SIZES = [
  [1280, 800],
  [1280, 400],
  [683, 312],
  [911, 416],
  [390, 844],
  [320, 480],
  [1366, 625],
  [2560, 900],
  [500, 260],
] as const;
const MEDIA = [
  ['prefers-color-scheme', ['light', 'dark']],
  ['forced-colors', ['none', 'active']],
  ['prefers-contrast', ['no-preference', 'more']],
  ['prefers-reduced-motion', ['no-preference', 'reduce']],
] as const;
const HELD: readonly Part[] = ['app', 'board'];

type Deal = (chance: Chance) => Step;
const keys = (chance: Chance, most: number): Key[] =>
  Array.from({ length: chance.whole(1, most) }, () => chance.weighed(KEYS));

const DEALS: readonly (readonly [weight: number, deal: Deal])[] = [
  [40, (c) => ({ do: 'type', keys: keys(c, 5), everyMs: c.oneOf([25, 50, 100, 250, 1000]) })],
  [6, (c) => ({ do: 'typeOn', leave: c.oneOf([0, 0, 1, 2, 30]) })],
  [
    3,
    (c) => ({
      do: 'several',
      text: c.oneOf(['ab', 'lots of text ', '👍', 'e\u0301 ']),
      last: c.weighed(KEYS),
      by: c.oneOf(['input', 'paste']),
    }),
  ],
  [
    10,
    (c) => ({
      do: 'delete',
      what: c.oneOf(['character', 'character', 'word', 'line']),
      times: c.oneOf([1, 1, 2, 5]),
    }),
  ],
  [2, (c) => ({ do: 'hold', key: c.weighed(KEYS), times: c.whole(2, 6) })],
  [
    3,
    (c) => ({
      do: 'compose',
      parts: c.oneOf([['´'], ['に', '日本'], ['¨', '¨¨']]),
      gives: c.oneOf(['right', 'two', 'nothing']),
    }),
  ],
  [2, (c) => ({ do: 'stall', ms: c.whole(50, 250), keys: keys(c, 6) })],
  [7, (c) => ({ do: 'press', chord: c.oneOf(CHORDS) })],
  [3, () => ({ do: 'escape' })],
  [3, (c) => ({ do: 'enter', repeated: c.next() < 0.2 })],
  [8, (c) => ({ do: 'click', x: c.next(), y: c.next() })],
  [3, () => ({ do: 'blur' })],
  [2, () => ({ do: 'leave' })],
  [
    4,
    (c) => {
      const [width, height] = c.oneOf(SIZES);
      return { do: 'resize', width, height, ratio: c.oneOf([1, 1, 1, 1.25, 1.5, 2]) };
    },
  ],
  [2, (c) => ({ do: 'scroll', y: c.oneOf([0, 100, 1000]) })],
  [3, (c) => ({ do: 'theme', choose: c.oneOf(['Light', 'Dark', 'System']), by: c.oneOf(['mouse', 'keys']) })],
  [2, () => ({ do: 'themeButton' })],
  [
    3,
    (c) => {
      const [feature, values] = c.oneOf(MEDIA);
      return { do: 'system', feature, value: c.oneOf(values) };
    },
  ],
  [2, () => ({ do: 'loseContext' })],
  [3, () => ({ do: 'restoreContext' })],
  [1, () => ({ do: 'hide' })],
  [2, () => ({ do: 'show' })],
  [1.5, (c) => ({ do: 'reload', hold: HELD.filter(() => c.next() < 0.4) })],
  [3, (c) => ({ do: 'release', parts: HELD.filter(() => c.next() < 0.6) })],
  [2, (c) => ({ do: 'storage', how: c.oneOf(['fails', 'works', 'works', 'cleared', 'damaged']) })],
  [1, (c) => ({ do: 'otherTab', key: c.oneOf(['highestResult', 'theme']), more: c.whole(0, 5) })],
  [
    2,
    (c) => ({
      do: 'change',
      how: c.oneOf(['translate', 'attributes', 'insert', 'remove']),
      which: c.whole(0, 999),
    }),
  ],
  [5, (c) => ({ do: 'restart', by: c.oneOf(['click', 'click', 'Enter', 'Space', 'double']) })],
  [6, (c) => ({ do: 'skip', ms: c.whole(50, 12_000), looks: c.next() < 0.7 })],
  [5, (c) => ({ do: 'finish', looks: c.next() < 0.8 })],
  [3, (c) => ({ do: 'wait', ms: c.whole(0, 60) })],
];

/** The steps of one case, the same for the same seed. A case begins by opening the page. */
export function dealSteps(chance: Chance, count: number, leaveOut: readonly Step['do'][] = []): Step[] {
  const deals = DEALS.filter(([, deal]) => !leaveOut.includes(deal(new Chance(1)).do));
  const open: Step = { do: 'reload', hold: HELD.filter(() => chance.next() < 0.25) };
  return [open, ...Array.from({ length: count - 1 }, () => chance.weighed(deals)(chance))];
}
