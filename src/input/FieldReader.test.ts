import { describe, expect, test } from 'vitest';
import { FIELD_TRACES, insert, key, TRACE_DEFAULTS, type TraceStep } from '../testing/fieldTraces';
import { type FieldEvent, FieldReader, type Reading } from './FieldReader';

/** Reads a trace, an event every 10 ms from 100 on, each read as it comes. */
function read(...steps: readonly TraceStep[]): Reading[] {
  const reader = new FieldReader();
  return steps.map(({ value = '', ...step }, i) => {
    const timeStamp = 100 + 10 * i;
    return reader.read({ timeStamp, ...TRACE_DEFAULTS[step.type], ...step } as FieldEvent, value, timeStamp);
  });
}

/** What a trace comes to, as text: typed characters, and `⌫`, `⌫word`, `⌫line` for deletions. */
function outcome(...steps: readonly TraceStep[]): string {
  return read(...steps)
    .flatMap((reading) => reading.actions)
    .map((action) => {
      if (action.kind === 'typed') return action.char;
      if (action.kind === 'ticked') return '';
      return action.unit === 'character' ? '⌫' : `⌫${action.unit}`;
    })
    .join('');
}

describe('a key that types', () => {
  test('is decided before the field changes, which stays empty', () => {
    const [, typed] = read(key('a'), insert('a'));
    expect(typed).toMatchObject({ actions: [{ kind: 'typed', char: 'a' }], cancel: true });
  });

  test('has the time at which it went down, however late the browser gets round to its edit', () => {
    const reader = new FieldReader();
    const pressed = { type: 'keydown', timeStamp: 500, ...TRACE_DEFAULTS.keydown, key: 'a' } as FieldEvent;
    reader.read(pressed, '', 3400);
    const edit = {
      type: 'beforeinput',
      timeStamp: 3401,
      ...TRACE_DEFAULTS.beforeinput,
      data: 'a',
    } as FieldEvent;
    expect(reader.read(edit, '', 3401).actions).toEqual([{ kind: 'typed', char: 'a', at: 500 }]);
  });

  test('lends its time to its own edit only', () => {
    const readings = read(key('c', { ctrlKey: true }), { type: 'keyup' }, insert('x', 'insertFromPaste'));
    expect(readings[2]?.actions).toEqual([{ kind: 'typed', char: 'x', at: 120 }]);
  });

  test('with a stamp of another clock takes the time of reading', () => {
    const reader = new FieldReader();
    const edit = {
      type: 'beforeinput',
      timeStamp: 1.7e12,
      ...TRACE_DEFAULTS.beforeinput,
      data: 'a',
    } as FieldEvent;
    expect(reader.read(edit, '', 50).actions).toEqual([{ kind: 'typed', char: 'a', at: 50 }]);
  });

  test('counts from the input event where it cannot be cancelled before', () => {
    const steps = [
      { ...insert('a'), cancelable: false },
      { type: 'input', data: 'a', value: 'a' },
    ] as const;
    expect(outcome(...steps)).toBe('a');
    expect(read(...steps)[1]?.clear).toBe(true);
  });

  test('counts once when a script or an extension fills the field in', () => {
    expect(outcome({ type: 'input', inputType: undefined, data: undefined, value: 'word' })).toBe('d');
  });
});

describe('of several characters in one event the last counts', () => {
  test.each([
    ['a paste', insert('hello', 'insertFromPaste'), 'o'],
    ['a paste that ends a line', insert('hello\n', 'insertFromPaste'), 'o'],
    ['a drop', insert('abc', 'insertFromDrop'), 'c'],
    ['a suggestion', insert('world ', 'insertReplacementText'), ' '],
    ['a surrogate pair', insert('x👍'), '👍'],
    ['a combined letter', insert('xe\u0301'), 'e\u0301'],
    ['nothing', insert('', 'insertFromPaste'), ''],
    ['a line break alone', insert('\n', 'insertFromPaste'), ''],
  ])('%s', (_what, step, expected) => {
    expect(outcome(step)).toBe(expected);
  });
});

describe('Backspace', () => {
  test.each([
    [{}, '⌫'],
    [{ ctrlKey: true }, '⌫word'],
    [{ altKey: true }, '⌫word'],
    [{ metaKey: true }, '⌫line'],
  ])('with %j removes %s', (modifiers, expected) => {
    expect(outcome(key('Backspace', modifiers))).toBe(expected);
  });

  test.each([
    ['deleteContentBackward', '⌫'],
    ['deleteWordBackward', '⌫word'],
    ['deleteSoftLineBackward', '⌫line'],
    ['deleteHardLineBackward', '⌫line'],
  ])('of a keyboard without keys, %s, removes %s', (inputType, expected) => {
    expect(outcome(insert(null, inputType))).toBe(expected);
  });

  test('is counted once: the key is not carried out', () => {
    expect(read(key('Backspace'))[0]?.cancel).toBe(true);
  });
});

describe('the field is append-only', () => {
  test.each([
    'historyUndo',
    'historyRedo',
    'deleteByCut',
    'deleteByDrag',
    'deleteContentForward',
    'deleteWordForward',
    'insertLineBreak',
    'insertParagraph',
    'formatBold',
  ])('%s changes nothing', (inputType) => {
    const [reading] = read(insert(null, inputType));
    expect(reading).toMatchObject({ actions: [], cancel: true });
  });

  test.each(['ArrowLeft', 'Home', 'End', 'Enter', 'Tab', 'Escape', 'Delete', 'Shift', 'F5'])(
    '%s types nothing',
    (name) => {
      expect(read(key(name))[0]).toEqual({ actions: [] });
    },
  );
});

describe('browsers report', () => {
  test.each(FIELD_TRACES)('$name', ({ steps, outcome: expected }) => {
    expect(outcome(...steps)).toBe(expected);
  });

  test('a composition that leaves its text in the field, which the next key clears away', () => {
    const readings = read(
      key('Dead'),
      { type: 'compositionstart' },
      { type: 'compositionend', data: 'é', value: 'é' },
      key('a'),
      { ...insert('a'), value: 'é' },
    );
    expect(readings[4]).toMatchObject({ actions: [{ char: 'a' }], cancel: true, clear: true });
  });
});
