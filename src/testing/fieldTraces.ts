import type { FieldEvent } from '../input/FieldReader';

/** An event as a browser reports it, with defaults from `TRACE_DEFAULTS`. `value` is the field's content. */
export type TraceStep = { readonly type: FieldEvent['type']; readonly value?: string } & Record<
  string,
  unknown
>;

export const TRACE_DEFAULTS = {
  keydown: { key: '', keyCode: 0, repeat: false, ctrlKey: false, altKey: false, metaKey: false },
  beforeinput: { inputType: 'insertText', data: null, cancelable: true },
  input: { inputType: 'insertText', data: null },
  compositionstart: {},
  compositionend: { data: '' },
  keyup: {},
  blur: {},
} as const;

interface FieldTrace {
  readonly name: string;
  readonly steps: readonly TraceStep[];
  /** Typed characters, and `⌫`, `⌫word`, `⌫line` for deletions. */
  readonly outcome: string;
}

export function key(name: string, more: Record<string, unknown> = {}): TraceStep {
  return { type: 'keydown', key: name, ...more };
}

export function insert(data: string | null, inputType = 'insertText'): TraceStep {
  return { type: 'beforeinput', data, inputType };
}

const start: TraceStep = { type: 'compositionstart' };
const end = (data: string): TraceStep => ({ type: 'compositionend', data, value: data });
const composed = (data: string, value = data): TraceStep => ({
  type: 'input',
  inputType: 'insertCompositionText',
  data,
  value,
});
/** What browsers tell of keys while a composition is open. */
const COMPOSING = { isComposing: true };
/** On Android, keydown events do not name the key. */
const touch = key('Unidentified', { keyCode: 229 });
const imeKey = key('Process', { keyCode: 229 });

/** Event sequences of real browsers, which report the same input in different orders. */
export const FIELD_TRACES: readonly FieldTrace[] = [
  {
    name: 'a dead key, Chromium: compositionend is last',
    steps: [
      key('Dead', { keyCode: 229 }),
      start,
      composed('´'),
      { type: 'keyup' },
      key('e', { keyCode: 229 }),
      composed('é'),
      end('é'),
    ],
    outcome: 'é',
  },
  {
    name: 'a dead key, Chromium on Windows: no composition, the letter comes as text',
    steps: [key('Dead'), { type: 'keyup' }, key('é'), insert('é')],
    outcome: 'é',
  },
  {
    name: 'a dead key, Firefox: input comes after compositionend',
    steps: [key('Dead'), start, composed('´'), key('e', COMPOSING), end('é'), composed('é')],
    outcome: 'é',
  },
  {
    name: 'a dead key, Safari: compositionend comes before its keydown',
    steps: [
      start,
      composed('´'),
      insert(null, 'deleteCompositionText'),
      { type: 'input', inputType: 'deleteCompositionText', value: '' },
      insert('é', 'insertFromComposition'),
      { type: 'input', inputType: 'insertFromComposition', data: 'é', value: 'é' },
      end('é'),
      key('e', { keyCode: 229 }),
    ],
    outcome: 'é',
  },
  {
    name: 'a dead key before a letter that takes no accent gives both',
    steps: [key('Dead'), start, composed('´'), key('t', COMPOSING), end('´'), key('t'), insert('t')],
    outcome: '´t',
  },
  {
    name: 'a dead key that is cancelled gives nothing',
    steps: [key('Dead'), start, composed('´'), composed(''), { type: 'compositionend', value: '' }],
    outcome: '',
  },
  {
    name: 'a letter, and then its mark as a character of its own',
    steps: [key('e'), insert('e'), { type: 'keyup' }, key('\u0301'), insert('\u0301')],
    outcome: 'e\u0301',
  },
  {
    name: 'Android: a letter of the composed word gets its mark',
    steps: [touch, start, composed('e'), touch, composed('é'), end('é')],
    outcome: 'e\u0301',
  },
  {
    name: 'an input method gives what it finally gives, each character once',
    steps: [imeKey, start, composed('n'), composed('に'), composed('にh'), composed('日本'), end('日本')],
    outcome: '日本',
  },
  {
    name: 'an input method keeps its own Backspace',
    steps: [imeKey, start, composed('ni'), key('Backspace', { keyCode: 229 }), composed('n'), end('n')],
    outcome: 'n',
  },
  {
    name: 'Hangul gives a syllable a composition',
    steps: [
      imeKey,
      start,
      composed('ㅎ'),
      composed('하'),
      end('하'),
      imeKey,
      start,
      composed('ㄴ', '하ㄴ'),
      end('나'),
    ],
    outcome: '하나',
  },
  {
    name: 'Korean on Windows: a syllable ends as the next one begins, the last one with its space',
    steps: [
      imeKey,
      start,
      ...['ㅎ', '하', '한'].map((text) => composed(text)),
      imeKey,
      composed('하'),
      end('하'),
      start,
      composed('나', '하나'),
      key(' ', { keyCode: 229, isComposing: true }),
      { type: 'compositionend', data: '나', value: '하나' },
      insert(' '),
    ],
    outcome: '하나 ',
  },
  {
    name: 'Korean: Backspace within a composition takes a letter, after it a syllable',
    steps: [
      imeKey,
      start,
      ...['ㄱ', '가', '값', '갑', '가', '간'].map((text) => composed(text)),
      end('간'),
      key('Backspace'),
      imeKey,
      start,
      composed('나'),
      end('나'),
    ],
    outcome: '간⌫나',
  },
  {
    name: 'Korean, IBus: a composition is emptied before its syllable is inserted',
    steps: [
      imeKey,
      start,
      composed('가'),
      composed(''),
      end(''),
      insert('가'),
      imeKey,
      start,
      composed('ㄴ'),
      composed(''),
      end(''),
    ],
    outcome: '가',
  },
  {
    name: 'Android: each letter of a composed word counts as it comes, the space once',
    steps: [
      touch,
      start,
      composed('h'),
      touch,
      composed('he'),
      touch,
      composed('hey'),
      touch,
      end('hey'),
      { ...insert(' '), value: 'hey' },
    ],
    outcome: 'hey ',
  },
  {
    name: 'Android: a letter deleted inside the composed word is taken back',
    steps: [touch, start, composed('h'), touch, composed('he'), touch, composed('h')],
    outcome: 'he⌫',
  },
  {
    name: 'Android: a suggestion counts by its last letter, a second tap of it not again',
    steps: [touch, start, composed('w'), composed('world'), end('world'), composed('world')],
    outcome: 'wd',
  },
  {
    name: 'Android: Backspace in an empty field is a key',
    steps: [touch, insert('h'), key('Backspace', { keyCode: 8 })],
    outcome: 'h⌫',
  },
  {
    name: 'a suggestion tapped twice counts each tap by its last letter',
    steps: [insert('hello', 'insertReplacementText'), insert('hello', 'insertReplacementText')],
    outcome: 'oo',
  },
  {
    name: 'a held key counts once, and so does the one pressed after it',
    steps: [
      key('a'),
      insert('a'),
      key('a', { repeat: true }),
      insert('a'),
      key('a', { repeat: true }),
      insert('a'),
      key('b'),
      insert('b'),
    ],
    outcome: 'ab',
  },
  {
    name: 'a held key whose edit cannot be cancelled counts once',
    steps: [
      key('a'),
      { type: 'input', data: 'a', value: 'a' },
      key('a', { repeat: true }),
      { ...insert('a'), cancelable: false },
      { type: 'input', data: 'a', value: 'a' },
    ],
    outcome: 'a',
  },
  {
    name: 'a held Space of any width counts once',
    steps: [key('\u00a0'), insert('\u00a0'), key('\u00a0', { repeat: true }), insert('\u00a0')],
    outcome: ' ',
  },
  {
    name: 'a held Backspace deletes each time',
    steps: [key('a'), insert('a'), key('Backspace'), key('Backspace', { repeat: true })],
    outcome: 'a⌫⌫',
  },
  {
    name: 'a key that a remote desktop or remapper repeats as new ones counts each time',
    steps: [key('a'), insert('a'), { type: 'keyup' }, key('a'), insert('a'), { type: 'keyup' }],
    outcome: 'aa',
  },
  {
    name: 'Android: keys without names count each time',
    steps: [touch, insert('a'), { ...touch, repeat: true }, insert('a')],
    outcome: 'aa',
  },
  {
    name: 'what comes from elsewhere while a key is held counts',
    steps: [key('a'), insert('a'), key('a', { repeat: true }), insert('x', 'insertFromDrop')],
    outcome: 'ax',
  },
  {
    name: 'spaces that look like one, and typographic characters, are those of a keyboard',
    steps: [
      key(' '),
      insert('\u00a0'),
      key('\u202f'),
      insert('\u202f'),
      key('’'),
      insert('’'),
      key('–'),
      insert('–'),
      key('«'),
      insert('«'),
      key('…'),
      insert('…'),
    ],
    outcome: `  '-"...`,
  },
  {
    name: 'keys that roll over one another count in the order in which they went down',
    steps: [
      key('a'),
      insert('a'),
      key('b'),
      insert('b'),
      { type: 'keyup' },
      key('c'),
      insert('c'),
      { type: 'keyup' },
    ],
    outcome: 'abc',
  },
  {
    name: 'a key whose keyup never comes counts once, and so does the next',
    steps: [key('a'), insert('a'), { type: 'blur' }, key('b'), insert('b')],
    outcome: 'ab',
  },
];
