import { describe, expect, test } from 'vitest';
import { act } from '../core/round/action';
import { eventsOf } from '../core/round/log';
import { beginRound, type Round, replay } from '../core/round/round';
import { insert, key, TRACE_DEFAULTS, type TraceStep } from '../testing/fieldTraces';
import { A_SETUP } from '../testing/rounds';
import { type FieldEvent, FieldReader } from './FieldReader';

/** The round over these words after what a browser reports, an event every 10 ms. */
function roundAfter(words: string, ...steps: readonly TraceStep[]): Round {
  const reader = new FieldReader();
  let round = beginRound({ ...A_SETUP, textOf: (batch) => (batch === 0 ? words : 'next') });
  steps.forEach(({ value = '', ...step }, i) => {
    const timeStamp = 100 + 10 * i;
    const event = { timeStamp, ...TRACE_DEFAULTS[step.type], ...step } as FieldEvent;
    for (const action of reader.read(event, value, timeStamp).actions) round = act(round, action);
  });
  return round;
}

const typed = (text: string) => Array.from(text).flatMap((char) => [key(char), insert(char), UP]);
const UP: TraceStep = { type: 'keyup' };
/** Until the popup opens, the system holds the repeated keys back. */
const held = (char: string) => [key(char), insert(char), key(char, { repeat: true })];
const composed = (data: string): TraceStep => ({
  type: 'input',
  inputType: 'insertCompositionText',
  data,
  value: data,
});

const CHOICES: readonly [string, readonly TraceStep[]][] = [
  ['by its number, Chrome and Firefox', [UP, key('4', { keyCode: 229 }), insert('ö')]],
  ['by its number, Safari', [UP, key('4', { keyCode: 229 }), insert('ö', 'insertReplacementText')]],
  ['with the mouse, Chrome and Firefox', [UP, insert('ö')]],
  ['with the mouse, Safari', [UP, insert('ö', 'insertReplacementText')]],
  ['with the mouse while the key is down', [insert('ö')]],
  [
    'with the arrow keys and Enter',
    [
      UP,
      key('ArrowRight', { keyCode: 229 }),
      { type: 'compositionstart' },
      composed('ô'),
      key('ArrowRight', { keyCode: 229 }),
      composed('ö'),
      key('Enter', { keyCode: 229 }),
      { type: 'compositionend', data: 'ö', value: 'ö' },
    ],
  ],
  [
    'with an edit that cannot be cancelled',
    [UP, { ...insert('ö'), cancelable: false }, { type: 'input', data: 'ö', value: 'ö' }],
  ],
];

describe('a letter chosen from the accent popup of macOS', () => {
  test.each(CHOICES)('replaces its plain one: %s', (_how, choice) => {
    const round = roundAfter('schön', ...typed('sch'), ...held('o'), ...choice, ...typed('n'));
    expect(round).toMatchObject({ batchNumber: 1, closedErrors: 0, totalTyped: 5 });
  });

  test('is recorded as if it had been typed at once, when its key went down', () => {
    const round = roundAfter('schön', ...held('s'), insert('ß'));
    expect(eventsOf(round.log)).toEqual([{ kind: 'typed', char: 's', at: 100 }, expect.anything()]);
    const chosen = roundAfter('ßa', ...held('s'), UP, insert('ß'));
    expect(eventsOf(chosen.log)).toEqual([{ kind: 'typed', char: 'ß', at: 100 }]);
    expect(replay(chosen.setup, eventsOf(chosen.log))).toMatchObject({ typed: ['ß'], openErrors: 0 });
  });

  test('replaces the last letter of a batch', () => {
    const round = roundAfter('caffè', ...typed('caff'), ...held('e'), UP, insert('è'));
    expect(round).toMatchObject({ batchNumber: 1, typed: [], closedErrors: 0, totalTyped: 5 });
  });

  test.each([
    ['Ö', 'O'],
    ['ø', 'o'],
    ['œ', 'o'],
    ['æ', 'a'],
    ['ß', 's'],
    ['ł', 'l'],
    ['đ', 'd'],
    ['ı', 'i'],
    ['ё', 'е'],
    ['ъ', 'ь'],
    ['¿', '?'],
    ['¡', '!'],
  ])('%s replaces %s', (letter, plain) => {
    expect(roundAfter(`${letter}x`, ...held(plain), UP, insert(letter)).typed).toEqual([letter]);
  });

  test('replaces a wrong letter even where it is wrong too', () => {
    expect(roundAfter('schones', ...typed('scho'), ...held('o'), UP, insert('ö')).typed.join('')).toBe(
      'schoö',
    );
  });
});

describe('what cannot be told from typing both stays', () => {
  test('after a plain letter that is right', () => {
    expect(roundAfter('reel', ...typed('re'), insert('é')).typed.join('')).toBe('reé');
  });

  test('after a right one that was the last of its batch', () => {
    expect(roundAfter('caffe', ...typed('caffe'), insert('è'))).toMatchObject({
      typed: ['è'],
      closedErrors: 0,
    });
  });

  test('where the letter is the next of the words', () => {
    expect(roundAfter('xöl', ...typed('o'), insert('ö')).typed.join('')).toBe('oö');
    expect(roundAfter('coöl', ...typed('co'), insert('ö')).typed.join('')).toBe('coö');
  });

  test('and its popup replaces the second of two', () => {
    expect(roundAfter('coöl', ...typed('co'), ...held('o'), UP, insert('ö')).typed.join('')).toBe('coö');
  });

  test.each<[string, readonly TraceStep[]]>([
    ['its own key', [key('ö'), insert('ö')]],
    ['a dead key and its letter', [key('Dead'), UP, key('o'), insert('ö')]],
    [
      'a dead key that composes',
      [
        key('Dead'),
        { type: 'compositionstart' },
        key('o'),
        { type: 'compositionend', data: 'ö', value: 'ö' },
      ],
    ],
    ...Array.from('¨ˆˇ', (accent): [string, readonly TraceStep[]] => [
      `a dead key that composes, Safari, where it shows ${accent}`,
      [
        { type: 'compositionstart' },
        composed(accent),
        composed('ö'),
        { type: 'compositionend', data: 'ö', value: 'ö' },
      ],
    ]),
    [
      'an input method',
      [
        key('Process', { keyCode: 229 }),
        { type: 'compositionstart' },
        composed('o'),
        composed('ö'),
        { type: 'compositionend', data: 'ö', value: 'ö' },
      ],
    ],
    ['an input method without composition', [key('Process', { keyCode: 229 }), insert('ö')]],
    ['an on-screen keyboard', [key('Unidentified', { keyCode: 229 }), insert('ö')]],
    [
      'what an input method gives with another letter',
      [
        { type: 'compositionstart' },
        composed('ö'),
        { type: 'compositionend', data: 'öx', value: 'öx' },
        key('Backspace'),
      ],
    ],
    ['a paste', [key('v', { ctrlKey: true }), insert('ö', 'insertFromPaste')]],
    ['a suggestion of several letters', [insert('schö', 'insertReplacementText')]],
  ])('with %s', (_how, steps) => {
    expect(roundAfter('schönes', ...typed('scho'), ...steps).typed.join('')).toBe('schoö');
  });

  test.each([
    ['another letter', 'a', 'ö'],
    ['no letter', '1', 'ö'],
    ['an accented one', 'ô', 'ö'],
  ])('after %s', (_what, before, letter) => {
    expect(roundAfter('xyz', ...typed(before), insert(letter)).typed.join('')).toBe(before + letter);
  });

  test('with nothing before it', () => {
    expect(roundAfter('xyz', insert('ö')).typed).toEqual(['ö']);
  });
});
