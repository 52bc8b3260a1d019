// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { parseOptions, saveOptions } from './savedOptions';

beforeEach(() => localStorage.clear());

test.each([
  '',
  '{}',
  'null',
  '5',
  '[]',
  'purple',
  '{"seconds":60}',
  '{"version":1,"seconds":"60"}',
  '{"version":1,"seconds":1e9}',
  '{"version":1,"seconds":4.5}',
  '{"version":1,"seconds":4}',
  '{"version":1,"seconds":601}',
  '{"version":"1","seconds":30}',
  '{"version":2,"seconds":30}',
  '{"version":1,"words":"../secret"}',
  '{"version":1,"words":7}',
  '{"version":1,"capitals":"yes"}',
  '{"version":1,"numbers":1}',
  '{"version":1,"size":74}',
  '{"version":1,"size":201}',
  '{"version":1,"caret":"beam"}',
  '{"version":1,"gliding":null}',
  '{"version":1,"sound":"loud"}',
  '{"version":1,"keyboard":5}',
  '{"version":1,"saysWords":"yes"}',
  '{"version":1,"hidesWords":0}',
  '{"version":1,"speechRate":49}',
  '{"version":1,"speechRate":301}',
  '{"version":1,"voice":null}',
  '{"version":1,"wordLimit":36}',
  '{"version":1,"wordLimit":"12"}',
  '{"version":1,"wordLimit":null}',
])('%j are not valid options', (text) => {
  expect(parseOptions(text)).toBeNull();
});

test.each([
  ['{"version":1}', {}],
  ['{"version":1,"seconds":5}', { seconds: 5 }],
  ['{"version":1,"seconds":600,"size":200}', { seconds: 600, size: 200 }],
  ['{"version":1,"size":75}', { size: 75 }],
  [
    '{"version":1,"words":"own","capitals":true,"numbers":true}',
    { words: 'own', capitals: true, numbers: true },
  ],
  ['{"version":1,"caret":"underline","gliding":true}', { caret: 'underline', gliding: true }],
  [
    '{"version":1,"saysWords":true,"speechRate":300,"voice":"of another device"}',
    { saysWords: true, speechRate: 300, voice: 'of another device' },
  ],
  ['{"version":1,"seconds":60,"wordLimit":24}', { seconds: 60, wordLimit: 24 }],
  // A layout that only another version has is no reason to reject the other options.
  ['{"version":1,"keyboard":"workman"}', { keyboard: 'workman' }],
])('%s has valid options, with the standard value for missing ones', (text, chosen) => {
  expect(parseOptions(text)).toEqual({ ...STANDARD_OPTIONS, ...chosen });
});

test('invalid options are quarantined before others are saved', () => {
  localStorage.setItem('options', '{"version":2}');
  expect(saveOptions({ ...STANDARD_OPTIONS, seconds: 60 })).toBe(localStorage.getItem('options'));
  expect(localStorage.getItem('options.aside.1')).toBe('{"version":2}');
});
