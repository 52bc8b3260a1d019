// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { installVoices, type StandInSpeech } from '../../testing/voices';
import { VoiceFinder, voiceFor, watchVoices } from './voices';

const VARIANT = { name: 'English (America)+Andy', lang: 'en-us' };
const AMERICA = { name: 'English (America)', lang: 'en-us' };
const NORWAY = { name: 'Nora', lang: 'no-NO' };
const CLOUD = { name: 'Cloud', lang: 'de-DE', isLocal: false };

afterEach(() => void vi.useRealTimers());

function install(...voices: StandInSpeech['voices']): void {
  installVoices({ voices });
}

test('of many voices of a language a plain one is taken, or the browser’s default', () => {
  install(VARIANT, AMERICA);
  expect(voiceFor('en', '')?.name).toBe('English (America)');
  install(AMERICA, { ...VARIANT, isDefault: true });
  expect(voiceFor('en', '')?.name).toBe('English (America)+Andy');
  install({ ...NORWAY, isDefault: true }, VARIANT, AMERICA);
  expect(voiceFor('en', '')?.name).toBe('English (America)');
});

test('a voice is found by its language, however the system tags it', () => {
  install({ name: 'Android', lang: 'eng-USA-f00' }, NORWAY);
  expect(voiceFor('en', '')?.name).toBe('Android');
  expect(voiceFor('nb', '')?.name).toBe('Nora');
  expect(voiceFor('da', '')).toBeNull();
});

test('a voice that sends the words away is used only if it was chosen', () => {
  install(CLOUD);
  expect(voiceFor('de', '')).toBeNull();
  expect(voiceFor('de', 'Cloud')?.name).toBe('Cloud');
  expect(voiceFor('en', 'Cloud')).toBeNull();
});

test('words of an unknown language are said by the chosen voice, or one of the person’s own language, or any', () => {
  install(NORWAY, AMERICA);
  expect(voiceFor('', 'Nora')?.name).toBe('Nora');
  expect(voiceFor('', '')?.name).toBe('English (America)');
  install(NORWAY);
  expect(voiceFor('', '')?.name).toBe('Nora');
});

test('that there is no voice is known only once the browser has had time to load them', () => {
  vi.useFakeTimers();
  const reports: (readonly string[] | null)[] = [];
  const watch = () => watchVoices((voices) => reports.push(voices?.map(({ name }) => name) ?? null));
  install();
  const stop = watch();
  expect(reports).toEqual([null]);
  vi.advanceTimersByTime(1999);
  expect(reports).toEqual([null]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual([null, []]);
  stop();
  reports.length = 0;
  install(AMERICA);
  watch()();
  vi.advanceTimersByTime(5000);
  expect(reports).toEqual([['English (America)']]);
});

test('a browser that cannot speak has no voices, which is known at once', () => {
  const { speechSynthesis } = globalThis;
  Object.assign(globalThis, { speechSynthesis: undefined });
  const reports: unknown[] = [];
  watchVoices((voices) => reports.push(voices))();
  Object.assign(globalThis, { speechSynthesis });
  expect(reports).toEqual([[]]);
});

test('a voice that was found is remembered until the browser has others', () => {
  install(VARIANT);
  let timesAsked = 0;
  const { getVoices } = speechSynthesis;
  speechSynthesis.getVoices = () => {
    timesAsked++;
    return getVoices.call(speechSynthesis);
  };
  const finder = new VoiceFinder();
  expect(finder.find('nb', '')).toBeNull();
  for (let times = 0; times < 3; times++) expect(finder.find('en', '')?.name).toBe(VARIANT.name);
  expect(timesAsked).toBe(2);
  expect(finder.find('en', 'other')?.name).toBe(VARIANT.name);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  finder.find('en', 'other');
  expect(timesAsked).toBe(4);
  install(AMERICA);
  expect(finder.find('en', 'other')?.name).toBe(AMERICA.name);
});
