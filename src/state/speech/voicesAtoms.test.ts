// @vitest-environment jsdom
import { createStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '../../core/options/options';
import { installVoices } from '../../testing/voices';
import { optionsAtom } from '../options/optionsAtoms';
import { allVoicesAtom, fewVoicesAtom, isVoiceMissingAtom, voiceCountAtom } from './voicesAtoms';

const REGIONS = ['Scotland', 'America', 'Great Britain', 'Caribbean'];
const VARIANTS = Array.from({ length: 200 }, (_, index) => `+Variant ${index}`);
/** As a desktop's speech service lists them. */
const VOICES = ['', ...VARIANTS]
  .reverse()
  .flatMap((variant) => [
    ...REGIONS.map((region) => ({ name: `English (${region})${variant}`, lang: 'en-us' })),
    { name: `German${variant}`, lang: 'de' },
  ]);

let page: ReturnType<typeof createStore>;
beforeEach(() => {
  installVoices({ voices: VOICES });
  page = createStore();
  // As where they are shown.
  for (const shown of [fewVoicesAtom, allVoicesAtom, voiceCountAtom]) page.sub(shown, () => {});
});

const few = () => page.get(fewVoicesAtom).map(({ name }) => name);
const all = () => page.get(allVoicesAtom).map(({ name }) => name);

test('of hundreds of voices a dozen are offered at first, plain ones before all others, each by name', () => {
  expect(few()).toHaveLength(12);
  expect(few().slice(0, 5)).toEqual([
    'English (America)',
    'English (Caribbean)',
    'English (Great Britain)',
    'English (Scotland)',
    'English (America)+Variant 0',
  ]);
  expect(all()).toHaveLength(4 * 201);
  expect(page.get(voiceCountAtom)).toBe(4 * 201);
  expect(all().slice(0, 4)).toEqual(few().slice(0, 4));
  expect(all()[6]).toBe('English (America)+Variant 2');
});

test('a voice is missing where none speaks the words’ language, of a text of an unknown one, where there is none', () => {
  expect(page.get(isVoiceMissingAtom)).toBe(false);
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'french-2' });
  expect(page.get(isVoiceMissingAtom)).toBe(true);
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'own' });
  expect(page.get(isVoiceMissingAtom)).toBe(false);
});

test('while voices may still be loading none is missing', () => {
  installVoices({ voices: [] });
  const store = createStore();
  store.sub(isVoiceMissingAtom, () => {});
  expect(store.get(isVoiceMissingAtom)).toBe(false);
});

test('the chosen voice is always among those that are offered', () => {
  page.set(optionsAtom, { ...STANDARD_OPTIONS, voice: 'English (Scotland)+Variant 150' });
  expect(few()).toHaveLength(13);
  expect(few().at(-1)).toBe('English (Scotland)+Variant 150');
  page.set(optionsAtom, { ...STANDARD_OPTIONS, voice: 'English (Scotland)' });
  expect(few()).toHaveLength(12);
});

test('they are those of the words’ language; of a text of an unknown one, all', () => {
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'german-1' });
  expect(few()[0]).toBe('German');
  expect(few()).toHaveLength(12);
  expect(all()).toHaveLength(201);
  page.set(optionsAtom, { ...STANDARD_OPTIONS, words: 'own' });
  expect(all()).toHaveLength(5 * 201);
  expect(few()[0]).toBe('English (America)');
});

test('they are sorted anew for other words only, and not for any other option', () => {
  const before = [page.get(fewVoicesAtom), page.get(allVoicesAtom)];
  page.set(optionsAtom, { ...STANDARD_OPTIONS, caret: 'block', words: 'english-200-1' });
  expect(page.get(fewVoicesAtom)).toBe(before[0]);
  expect(page.get(allVoicesAtom)).toBe(before[1]);
});
