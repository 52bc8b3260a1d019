import { describe, expect, test } from 'vitest';
import type { PlayerAction } from '../core/round/action';
import { FIELD_TRACES, insert, key, TRACE_DEFAULTS, type TraceStep } from '../testing/fieldTraces';
import { type CutIntoUnits, type FieldEvent, FieldReader, type Reading } from './FieldReader';
import { unitsOf } from './unitsOf';

/** Reads a trace with an event every 10 ms from 100 on, each without delay. */
function read(...steps: readonly TraceStep[]): Reading[] {
  return readWith(null, steps);
}

function readWith(cut: CutIntoUnits | null, steps: readonly TraceStep[]): Reading[] {
  const reader = new FieldReader();
  return steps.map(({ value = '', ...step }, i) => {
    const timeStamp = 100 + 10 * i;
    return reader.read(stamped(step, timeStamp), value, timeStamp, cut);
  });
}

/** One event of a trace, with the browser's time stamp. */
function stamped(step: TraceStep, timeStamp: number): FieldEvent {
  return { timeStamp, ...TRACE_DEFAULTS[step.type], ...step } as FieldEvent;
}

/** The actions of a trace as text: typed characters, and `⌫`, `⌫word`, `⌫line` for deletions. */
function outcome(...steps: readonly TraceStep[]): string {
  return textOf(read(...steps));
}

/** The same for words that are typed by units and have a non-joiner; units of one event are joined by `+`. */
function outcomeByUnits(...steps: readonly TraceStep[]): string {
  return textOf(
    readWith((text) => unitsOf(text, '\u200c'), steps),
    '+',
  );
}

function textOf(readings: readonly Reading[], between = ''): string {
  return readings.map(({ actions }) => actions.map(shown).join(between)).join('');
}

const DELETED = { character: '⌫', word: '⌫word', line: '⌫line' } as const;

function shown(action: PlayerAction): string {
  switch (action.kind) {
    case 'typed':
      return String(action.char);
    case 'deleted':
      return DELETED[action.unit];
    default:
      return `not of a field: ${action.kind}`;
  }
}

describe('a key that types', () => {
  test('is read before the field changes, and the field stays empty', () => {
    const [, typed] = read(key('a'), insert('a'));
    expect(typed).toMatchObject({ actions: [{ kind: 'typed', char: 'a' }], cancel: true });
  });

  test('does not clear an empty field', () => {
    const cleared = read(key('a'), insert('a'), key('b'), insert('b')).map((reading) => reading.clear);
    expect(cleared).not.toContain(true);
  });

  test('has the time at which it was pressed, however late the browser handles its edit', () => {
    const reader = new FieldReader();
    reader.read(stamped(key('a'), 500), '', 3400);
    expect(reader.read(stamped(insert('a'), 3401), '', 3401).actions).toEqual([
      { kind: 'typed', char: 'a', at: 500 },
    ]);
  });

  test('lends its time to its own edit only', () => {
    const readings = read(key('c', { ctrlKey: true }), { type: 'keyup' }, insert('x', 'insertFromPaste'));
    expect(readings[2]?.actions).toEqual([{ kind: 'typed', char: 'x', at: 120 }]);
  });

  test('pressed long before an edit does not lend it its time', () => {
    const reader = new FieldReader();
    reader.read(stamped(key('F2'), 500), '', 500);
    expect(reader.read(stamped(insert('x', 'insertFromDrop'), 800), '', 800).actions).toEqual([
      { kind: 'typed', char: 'x', at: 800 },
    ]);
  });

  test('keeps its time for its letter even if the keyboard repeats earlier letters first', () => {
    const reader = new FieldReader();
    reader.read(stamped(key('Unidentified', { keyCode: 229 }), 100), '', 100);
    reader.read(stamped({ type: 'compositionstart' }, 101), '', 101);
    reader.read(stamped({ type: 'input', inputType: 'insertCompositionText' }, 102), 'h', 102);
    reader.read(stamped(key('Unidentified', { keyCode: 229 }), 200), 'h', 210);
    reader.read(stamped({ type: 'compositionend' }, 211), 'h', 211);
    expect(reader.read(stamped(insert(' '), 212), 'h', 212).actions).toEqual([
      { kind: 'typed', char: ' ', at: 200 },
    ]);
  });

  test.each([
    ['of another clock', 1.7e12],
    ['that is none', 0],
  ])('with a stamp %s takes the time of reading', (_what, timeStamp) => {
    expect(new FieldReader().read(stamped(insert('a'), timeStamp), '', 50).actions).toEqual([
      { kind: 'typed', char: 'a', at: 50 },
    ]);
  });

  test('counts from the input event where it cannot be cancelled before', () => {
    const steps = [
      { ...insert('a'), cancelable: false },
      { type: 'input', data: 'a', value: 'a' },
    ] as const;
    expect(outcome(...steps)).toBe('a');
    expect(read(...steps)[1]?.clear).toBe(true);
  });

  test('finds the field cleared after an edit that could not be cancelled', () => {
    const readings = read(
      { ...insert('a'), cancelable: false },
      { type: 'input', data: 'a', value: 'a' },
      insert('b'),
    );
    expect(readings[2]).toMatchObject({ actions: [{ char: 'b' }], clear: false });
  });

  test('counts once when a script or an extension fills the field in', () => {
    expect(outcome({ type: 'input', inputType: undefined, data: undefined, value: 'word' })).toBe('d');
  });
});

test('what a held key repeats is kept out of the field', () => {
  const readings = read(key('a'), insert('a'), key('a', { repeat: true }), insert('a'));
  expect(readings[3]).toMatchObject({ actions: [], cancel: true });
});

describe('what a held key repeats types nothing', () => {
  const held = (name: string, text: string) => [
    key(name),
    insert(text),
    ...[1, 2].flatMap(() => [key(name, { repeat: true }), insert(text)]),
  ];

  test.each([
    [' ', '\u00a0'],
    ['\u202f', ' '],
    ["'", '’'],
    ['"', '“'],
    ['ö', 'ö'],
  ])('where %j is the key of %j', (name, text) => {
    expect(outcome(...held(name, text))).toBe(outcome(key(name), insert(text)));
  });

  test('where it is a dead key', () => {
    const dead = key('Dead', { repeat: true });
    const start: TraceStep = { type: 'compositionstart' };
    const end: TraceStep = { type: 'compositionend', data: '´', value: '´' };
    expect(outcome(key('Dead'), start, dead, end, dead, insert('´'), dead, start, dead, end)).toBe('');
  });

  test('until the next key', () => {
    const dead = key('Dead', { repeat: true });
    const composed: TraceStep = { type: 'compositionend', data: 'é', value: 'é' };
    expect(outcome(key('Dead'), { type: 'compositionstart' }, dead, key('e'), composed)).toBe('é');
    expect(outcome(...held('a', 'a'), key('b'), insert('b'))).toBe('ab');
  });
});

describe('of several characters in one event the last counts', () => {
  test.each([
    ['a paste', insert('hello', 'insertFromPaste'), 'o'],
    ['a paste that ends a line', insert('hello\n', 'insertFromPaste'), 'o'],
    ['a drop', insert('abc', 'insertFromDrop'), 'c'],
    ['a suggestion', insert('world ', 'insertReplacementText'), ' '],
    ['a surrogate pair', insert('x👍'), '👍'],
    ['a combined letter', insert('xe\u0301'), 'é'],
    ['a paste with a Windows line end', insert('hello\r\n', 'insertFromPaste'), 'o'],
    ['nothing', insert('', 'insertFromPaste'), ''],
    ['an edit without its text', insert(null, 'insertFromPaste'), ''],
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
    ['deleteContent', '⌫'],
    ['deleteWordBackward', '⌫word'],
    ['deleteSoftLineBackward', '⌫line'],
    ['deleteHardLineBackward', '⌫line'],
    ['deleteEntireSoftLine', '⌫line'],
  ])('of an on-screen keyboard, %s, removes %s', (inputType, expected) => {
    expect(outcome(insert(null, inputType))).toBe(expected);
  });

  test('counts once: its default action is prevented', () => {
    expect(read(key('Backspace'))[0]?.cancel).toBe(true);
  });

  test('that the system passes to an on-screen keyboard counts once, by its edit', () => {
    expect(outcome(key('Backspace', { keyCode: 229 }), insert(null, 'deleteContentBackward'))).toBe('⌫');
  });
});

describe('the field is append-only', () => {
  const refused = [
    'historyUndo',
    'historyRedo',
    'deleteByCut',
    'deleteByDrag',
    'deleteContentForward',
    'deleteWordForward',
    'insertLineBreak',
    'insertParagraph',
    'formatBold',
  ];

  test.each(refused)('%s changes nothing', (inputType) => {
    const [reading] = read(insert(null, inputType));
    expect(reading).toMatchObject({ actions: [], cancel: true });
  });

  test.each(refused)(
    '%s that could not be cancelled types nothing, and the field is emptied',
    (inputType) => {
      const [reading] = read({ type: 'input', inputType, value: 'word' });
      expect(reading).toMatchObject({ actions: [], clear: true });
    },
  );

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

  test('an open composition, in which nothing is cancelled, cleared or counted', () => {
    const readings = read(
      { type: 'compositionstart' },
      insert('x'),
      { type: 'input', inputType: 'insertText', data: 'x', value: 'x' },
      key('Backspace'),
    );
    expect(readings.map(({ actions, cancel, clear }) => [actions.length, cancel, clear])).toEqual(
      readings.map(() => [0, undefined, undefined]),
    );
  });

  test('a composition, for which the field’s text is where the caret is, until its end', () => {
    const readings = read(
      key('Process', { keyCode: 229 }),
      { type: 'compositionstart' },
      { type: 'input', inputType: 'insertCompositionText', data: 'に', value: 'に' },
      { type: 'compositionend', data: '日', value: '日' },
      key('a'),
      insert('a'),
    );
    expect(readings.map(({ textAt }) => textAt)).toEqual([
      undefined,
      'caret',
      undefined,
      'edge',
      undefined,
      undefined,
    ]);
    expect(readings.flatMap(({ composed }) => composed ?? [])).toEqual(['に', '']);
  });

  test('the composed words of an on-screen keyboard, for which it stays where it is', () => {
    const readings = read(
      key('Unidentified', { keyCode: 229 }),
      { type: 'compositionstart' },
      { type: 'input', inputType: 'insertCompositionText', data: 'h', value: 'h' },
      { type: 'compositionend', data: 'h', value: 'h' },
    );
    expect(readings.filter(({ textAt }) => textAt)).toEqual([]);
  });

  test("a composition's text again after its end, which is cleared", () => {
    const again = { type: 'input', inputType: 'insertCompositionText', data: 'é', value: 'é' } as const;
    const readings = read(
      { type: 'compositionstart' },
      { type: 'compositionend', data: 'é', value: 'é' },
      again,
    );
    expect(readings[2]).toEqual({ actions: [], clear: true });
  });

  test('a composition that leaves its text in the field, which the next key clears', () => {
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

const end = (data: string): TraceStep => ({ type: 'compositionend', data, value: data });

/** A word that a phone keyboard composes in steps, the last of which is its end. */
const phone = (texts: readonly string[]): TraceStep[] => [
  key('Unidentified', { keyCode: 229 }),
  { type: 'compositionstart' },
  ...texts
    .slice(0, -1)
    .map(
      (text): TraceStep => ({ type: 'input', inputType: 'insertCompositionText', data: text, value: text }),
    ),
  end(texts.at(-1) ?? ''),
];

describe('where words are typed by units', () => {
  test.each([
    ['one key may give several', [key('لا'), insert('لا')], 'ل+ا'],
    ['also as one form of theirs', [key('ﻻ'), insert('\ufefb')], 'ل+ا'],
    ['a conjunct', [key('क्ष'), insert('क्ष')], 'क+\u094d+ष'],
    ['a letter that NFC takes apart', [key('ড়'), insert('\u09dc')], 'ড+\u09bc'],
    ['a mark alone', [key('\u093e'), insert('\u093e')], '\u093e'],
    ['a non-joiner', [key('\u200c'), insert('\u200c')], '\u200c'],
    ['a paste gives its last', [insert('سلام لا', 'insertFromPaste')], 'ا'],
    ['a drop, too', [insert('क्ष', 'insertFromDrop')], 'ष'],
    ['and a suggestion', [insert('नमस्ते', 'insertReplacementText')], '\u0947'],
    ['and more at once than a key has', [insert('नमस्ते')], '\u0947'],
    ['a held key counts once', [key('لا'), insert('لا'), key('لا', { repeat: true }), insert('لا')], 'ل+ا'],
    [
      'a composition gives all that it finally gives',
      [{ type: 'compositionstart' }, end('क्षमा')],
      'क+\u094d+ष+म+\u093e',
    ],
  ] satisfies [string, TraceStep[], string][])('%s', (_what, steps, expected) => {
    expect(outcomeByUnits(...steps)).toBe(expected);
  });

  test.each([
    ['Hindi', ['क', 'क्', 'क्ष', 'क्षम', 'क्षमा', 'क्षमा'], 'क्षमा'],
    ['Hindi, a conjunct of one key', ['क्ष', 'क्षम', 'क्षम'], 'क+्+षम'],
    ['Bengali', ['ব', 'বড', 'বড়', 'বড়'], 'বড\u09bc'],
    ['Thai', ['น', 'น้', 'น้ำ', 'น้ำ'], 'น้ำ'],
    ['Arabic, with a letter put in between', ['ك', 'كت', 'كتب', 'كت', 'كتا', 'كتاب', 'كتاب'], 'كتب⌫اب'],
    ['Persian', ['می', 'می\u200c', 'می\u200cخ', 'می\u200cخ'], 'م+ی\u200cخ'],
  ])('phones give them as they come: %s', (_language, texts, expected) => {
    expect(outcomeByUnits(...phone(texts))).toBe(expected);
  });
});

describe('on phones a syllable of Hangul counts when the next one begins, or at the end', () => {
  test.each([
    [['ㅎ', '하', '핟', '하다', '하다'], '하다'],
    [['ㅎ', '하', '한', '핝', '한구', '한국', '한국'], '한국'],
    [['ㅎ', '허', 'ㅎ', '하', '핟', '하다', '하다'], '하다'],
    [['ㅎ', '하', '하다', '하', '하'], '하'],
    [['ㅎ', '하', '핟', '하다', '하다!'], '하다!'],
    [['ㅎ', '하', '핟', '하다', '하다 '], '하다 '],
    [['ㅎ', '하', '하a'], '하a'],
  ])('%j', (texts, expected) => {
    expect(outcome(...phone(texts))).toBe(expected);
  });
});

describe('Hangul that is composed without a word of it counts by syllables', () => {
  const put = (data: string, value: string, inputType = 'insertText'): TraceStep[] => [
    insert(data, inputType),
    { type: 'input', inputType, data, value },
  ];
  const replace = (data: string, value: string) => put(data, value, 'insertReplacementText');
  const remove = (value: string): TraceStep[] => [
    { type: 'beforeinput', inputType: 'deleteContentBackward', data: null, value },
    { type: 'input', inputType: 'deleteContentBackward', data: null, value },
  ];
  const macOs = [...put('ㅎ', 'ㅎ'), ...replace('하', '하'), ...replace('한', '한')];
  const next = [...replace('하', '하'), ...put('나', '하나')];
  const iPhone = [
    ...put('ㅎ', 'ㅎ'),
    ...[...remove(''), ...put('하', '하')],
    ...[...remove(''), ...put('한', '한')],
    ...[...remove(''), ...put('하', '하'), ...put('나', '하나')],
  ];

  test.each<[string, TraceStep[], string]>([
    ['macOS, open', macOs, ''],
    ['macOS, two syllables', [...macOs, ...next], '하'],
    ['macOS, with a space', [...macOs, ...next, ...put(' ', '하나 ')], '하나 '],
    ['iPhone', iPhone, '하'],
    ['iPhone, with a space', [...iPhone, ...put(' ', '하나 ')], '하나 '],
    [
      'Backspace takes a letter',
      [...macOs, key('Backspace'), ...replace('하', '하'), ...put('.', '하.')],
      '하.',
    ],
    [
      'Backspace takes the first letter, then what stands',
      [...put('ㅎ', 'ㅎ'), key('Backspace'), ...remove(''), key('Backspace')],
      '⌫',
    ],
    ['the field is left', [...macOs, { type: 'blur', value: '한' }], '한'],
    ['the round is', [...macOs, key('Escape', { value: '한' })], '한'],
    ['letters alone', [...put('ㅋ', 'ㅋ'), ...put('ㅋ', 'ㅋㅋ'), ...put('!', 'ㅋㅋ!')], 'ㅋㅋ!'],
  ])('%s', (_, steps, expected) => {
    const readings = read(...steps);
    expect(textOf(readings)).toBe(expected);
    // The system replaces what is in the field.
    expect(readings.filter(({ cancel }) => cancel).length).toBe(expected === '⌫' ? 1 : 0);
  });

  test('it is seen at the caret, and once it has ended other letters are read as ever', () => {
    const readings = read(...macOs, ...next, ...put(' ', '하나 '), key('a'), insert('a'));
    expect(readings[0]?.textAt).toBe('caret');
    expect(readings.flatMap(({ composed }) => composed ?? [])).toEqual(['ㅎ', '하', '한', '하', '나', '']);
    expect(readings.at(-1)).toMatchObject({ cancel: true, actions: [{ char: 'a' }] });
  });
});

test('on phones Vietnamese is typed as before, its marks alone', () => {
  const steps = phone(['t', 'ti', 'tie', 'tiê', 'tiên', 'tiêng', 'tiếng', 'tiếng']);
  expect(outcome(...steps)).toBe('tie\u0302ng⌫⌫⌫g');
});

describe('a composition that has no end', () => {
  const lost = [
    { type: 'compositionstart' },
    { type: 'input', inputType: 'insertCompositionText', data: 'に', value: 'に' },
  ] as const;
  const next = { isComposing: false, value: 'に' };

  test('ends with the next key, and gives what it has left in the field', () => {
    const readings = read(
      ...lost,
      key('a', next),
      insert('a'),
      key('b', { isComposing: false }),
      insert('b'),
    );
    expect(textOf(readings)).toBe('にab');
    expect(readings[2]).toMatchObject({ clear: true, textAt: 'edge' });
  });

  test('gives nothing where nothing is left', () => {
    expect(outcome(...lost, key('a', { ...next, value: '' }), insert('a'))).toBe('a');
  });

  test('takes no Backspace', () => {
    const readings = read(...lost, key('Backspace', next));
    expect(textOf(readings)).toBe('に⌫');
    expect(readings[2]?.cancel).toBe(true);
  });

  test('goes on with keys that are its own', () => {
    const steps = [key('a', { isComposing: true }), key('Process', { keyCode: 229, isComposing: false })];
    expect(outcome(...lost, ...steps, insert('a'))).toBe('');
  });
});

test('what a composition gives tells when it began: with the key before it', () => {
  const end = { type: 'compositionend', data: '하' } as const;
  const readings = read(key('ㅎ'), { type: 'compositionstart' }, { type: 'keyup' }, end);
  expect(readings.flatMap(({ actions }) => actions)).toEqual([
    { kind: 'typed', char: '하', at: 130, since: 100, isChosen: true },
  ]);
});
