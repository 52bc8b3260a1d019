import { expect, test } from 'vitest';
import { automaticVoice, likeliestVoices, listedVoices, type VoiceFacts } from './voiceOrder';

function aVoice(name: string, lang: string, facts: Partial<VoiceFacts> = {}): VoiceFacts {
  return { name, lang, isLocal: true, isDefault: false, ...facts };
}

const VARIANT = aVoice('English (America)+Andy', 'en-US');
const AMERICA = aVoice('English (America)', 'en-US');
const BRITAIN = aVoice('English (Great Britain)', 'en-GB');
const CLOUD = aVoice('Cloud', 'en-US', { isLocal: false });
const FUN = aVoice('Zarvox', 'en-US');
const ALL = [VARIANT, BRITAIN, FUN, CLOUD, AMERICA];

const namesOf = (voices: readonly VoiceFacts[]) => voices.map(({ name }) => name);

test('voices are listed by name, those that few would choose last', () => {
  expect(listedVoices(ALL)).toEqual([CLOUD, AMERICA, BRITAIN, VARIANT, FUN]);
  // Not every name that has such a word in it.
  const named = ['Zoe', 'Saint Albert'].map((name) => aVoice(name, 'en'));
  expect(namesOf(listedVoices(named))).toEqual(['Saint Albert', 'Zoe']);
  const numbered = ['Voice 10', 'voice 9', 'Ärla', 'Zoe'].map((name) => aVoice(name, 'sv'));
  expect(namesOf(listedVoices(numbered))).toEqual(['Ärla', 'voice 9', 'Voice 10', 'Zoe']);
});

test('the likeliest voices are plain, of this device and of the person’s country', () => {
  expect(likeliestVoices(ALL, 'en', 'en-US', 9)).toEqual([AMERICA, BRITAIN, CLOUD, VARIANT, FUN]);
  expect(likeliestVoices(ALL, 'en', 'en-GB', 9)).toEqual([BRITAIN, AMERICA, CLOUD, VARIANT, FUN]);
  for (const most of [0, 1, 2, 4])
    expect(likeliestVoices(ALL, 'en', 'en-US', most)).toEqual(
      [AMERICA, BRITAIN, CLOUD, VARIANT].slice(0, most),
    );
});

test('of thousands of voices only those are compared by name that may be among the likeliest', () => {
  let timesRead = 0;
  const variants = Array.from({ length: 1000 }, (_, index) => ({
    ...VARIANT,
    get name() {
      timesRead++;
      return `English+${index}`;
    },
  }));
  expect(likeliestVoices([...variants, BRITAIN, AMERICA], 'en', 'en-US', 2)).toEqual([AMERICA, BRITAIN]);
  // Whether they are plain.
  expect(timesRead).toBe(1000);
});

test('the country is that of the words, or where their language is mostly spoken, if the person speaks another', () => {
  const brazil = aVoice('Zé', 'pt-BR');
  const portugal = aVoice('Ana', 'por-PRT');
  expect(likeliestVoices([portugal, brazil], 'pt-BR', 'pt-PT', 1)[0]).toBe(brazil);
  expect(likeliestVoices([portugal, brazil], 'pt', 'pt-PT', 1)[0]).toBe(portugal);
  expect(likeliestVoices([portugal, brazil], 'pt', 'de-CH', 1)[0]).toBe(brazil);
  expect(likeliestVoices([portugal, brazil], 'no language', 'de-CH', 1)[0]).toBe(portugal);
});

test('if none was chosen, the browser’s default is taken, else the likeliest one', () => {
  expect(automaticVoice(ALL, 'en', 'en-US')).toBe(AMERICA);
  const preferred = aVoice('Zoe', 'en-AU', { isDefault: true });
  expect(automaticVoice([...ALL, preferred], 'en', 'en-US')).toBe(preferred);
  expect(automaticVoice([VARIANT], 'en', 'en-US')).toBe(VARIANT);
  expect(automaticVoice([], 'en', 'en-US')).toBeUndefined();
});
