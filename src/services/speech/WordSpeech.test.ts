// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { beginRound, play, type Round, type RoundEvent } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP, deleted, ticked, typed } from '../../testing/rounds';
import { installVoices, type StandInSpeech, saidSoFar } from '../../testing/voices';
import { spelledRemainder, spokenAt, spokenBefore } from '../../ui/speech/spokenWords';
import { WordSpeech } from './WordSpeech';

const TEXTS = { spokenAt, spokenBefore, spelledRemainder };

const BATCHES = ['one two three four', 'five six'];
const SETUP = { ...A_SETUP, textOf: (number: number) => BATCHES[number] ?? 'more words' };
const VOICE = { name: 'Amy', lang: 'en-GB' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A round that is followed, with a voice that takes 100 ms for a character. */
function follow(speech: Partial<StandInSpeech> = {}, setup: RoundSetup = SETUP) {
  installVoices({ voices: [VOICE], msPerCharacter: 100, ...speech });
  const onSilence = vi.fn();
  const words = new WordSpeech(TEXTS, () => ({ voice: '', rate: 1 }), onSilence);
  onTestFinished(() => words.close());
  let round: Round = beginRound(setup);
  words.follow(round);
  const perform = (event: RoundEvent): void => {
    round = play(round, event);
    words.follow(round);
  };
  return {
    words,
    onSilence,
    perform,
    type: (text: string): void => {
      for (const char of text) perform(typed(char, performance.now()));
    },
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    texts: () => saidSoFar().map(({ text }) => text),
  };
}

describe('one word ahead', () => {
  test('the first two words are said at the start, and no more before the first key', async () => {
    const { wait, texts } = follow();
    await wait(10_000);
    expect(texts()).toEqual(['one', 'two']);
  });

  test('with each word that is finished, the one after the next is said', async () => {
    const { type, wait, texts } = follow();
    await wait(900);
    type('on');
    await wait(300);
    expect(texts()).toEqual(['one', 'two']);
    type('e ');
    await wait(0);
    expect(texts()).toEqual(['one', 'two', 'three']);
  });

  test('the words of the next batch follow the last one, which is said to be the last', async () => {
    const { type, wait, texts } = follow();
    await wait(900);
    for (const word of ['one ', 'two ', 'three ', 'four', 'five ']) {
      type(word);
      await wait(950);
    }
    expect(texts()).toEqual(['one', 'two', 'three', 'last: four', 'five', 'last: six', 'more']);
  });

  test('nothing follows the last word of a word-count round', async () => {
    const { settings } = aWordCountSetup();
    const { type, wait, texts } = follow({}, { ...SETUP, settings });
    await wait(900);
    for (const word of ['one ', 'two ', 'three ', 'four']) {
      type(word);
      await wait(950);
    }
    expect(texts()).toEqual(['one', 'two', 'three', 'last: four']);
  });

  test('a word may be said to its end after it has been typed, and one is left out that could not be begun', async () => {
    const { type, wait } = follow({ msPerCharacter: 200 });
    await wait(700);
    type('one ');
    await wait(100);
    type('two ');
    await wait(3000);
    expect(saidSoFar().map(({ text, wasCut }) => [text, wasCut])).toEqual([
      ['one', false],
      ['two', false],
      ['three', false],
      ['last: four', false],
    ]);
  });

  test('keys cut no word, but one that is late by more than a word gives way', async () => {
    const { type, wait, texts } = follow({ msPerCharacter: 200 });
    await wait(700);
    type('one two three ');
    await wait(100);
    // `two` was being said, and `three` is typed already.
    expect(saidSoFar().map(({ text, wasCut }) => [text, wasCut])).toEqual([
      ['one', false],
      ['two', true],
      ['last: four', false],
    ]);
    await wait(4000);
    expect(texts().slice(3)).toEqual(['five', 'last: four']);
  });

  test('a word that is gone back to is not said once more by itself', async () => {
    const { perform, type, wait, texts } = follow();
    await wait(900);
    type('one t');
    await wait(600);
    perform(deleted(2, performance.now()));
    await wait(500);
    expect(texts()).toEqual(['one', 'two', 'three']);
  });

  test('… but by a rest, and when it is asked for', async () => {
    const { words, perform, type, wait, texts } = follow();
    await wait(900);
    type('one ');
    await wait(600);
    perform(deleted(1, performance.now()));
    words.sayAgain();
    await wait(500);
    words.spell();
    await wait(500);
    expect(texts().slice(3)).toEqual(['one', 'space']);
    type(' ');
    perform(deleted(1, performance.now()));
    await wait(3000);
    expect(texts().slice(5)).toEqual(['one', 'space']);
  });

  test('another round begins with its own words', async () => {
    const { words, wait, texts } = follow();
    await wait(100);
    words.follow(beginRound({ ...SETUP, textOf: () => 'other round' }));
    await wait(3000);
    expect(texts()).toEqual(['one', 'other', 'last: round']);
    expect(saidSoFar()[0]?.wasCut).toBe(true);
  });
});

describe('a rest', () => {
  test('of a second says the open word again, of two spells what is left of it, and then all is quiet', async () => {
    const { type, wait, texts } = follow();
    await wait(900);
    type('o');
    await wait(999);
    expect(texts()).toEqual(['one', 'two']);
    await wait(2);
    expect(texts()).toEqual(['one', 'two', 'one']);
    await wait(998);
    expect(texts()).toEqual(['one', 'two', 'one']);
    await wait(10_000);
    expect(texts()).toEqual(['one', 'two', 'one', 'n, e']);
  });

  test('begins when what is due has been said', async () => {
    const { type, wait, texts } = follow({ msPerCharacter: 300 });
    await wait(1800);
    type('one ');
    await wait(1500);
    expect(texts().at(-1)).toBe('three');
    await wait(990);
    expect(texts().at(-1)).toBe('three');
    await wait(20);
    expect(texts().at(-1)).toBe('two');
  });

  test('ends with any key', async () => {
    const { type, wait, texts } = follow();
    await wait(900);
    type('o');
    await wait(900);
    type('n');
    await wait(900);
    expect(texts()).toEqual(['one', 'two']);
  });

  test('where only the space is left says so', async () => {
    const { type, wait, texts } = follow();
    await wait(900);
    type('one');
    await wait(3000);
    expect(texts().slice(2)).toEqual(['one', 'space']);
  });

  test('after the end of a round is silence', async () => {
    const { perform, type, wait, texts } = follow({ msPerCharacter: 300 });
    await wait(100);
    type('o');
    perform(ticked(performance.now() + 60_000));
    await wait(10_000);
    expect(texts()).toEqual(['one']);
  });
});

describe('asked for', () => {
  test('what has just been spelled is not said by the rest as well', async () => {
    const { words, type, wait, texts } = follow();
    await wait(900);
    type('o');
    await wait(500);
    words.spell();
    await wait(10_000);
    expect(texts()).toEqual(['one', 'two', 'n, e']);
  });

  test('… nor when a word that is due has been said after it', async () => {
    const { words, type, wait, texts } = follow();
    await wait(100);
    type('o');
    words.spell();
    await wait(10_000);
    expect(texts()).toEqual(['one', 'n, e', 'two']);
    type('n');
    await wait(10_000);
    expect(texts().slice(3)).toEqual(['one', 'e']);
  });

  test('a word is said again or spelled at once, and what is due comes after it', async () => {
    const { words, wait, texts } = follow();
    await wait(100);
    words.spell();
    await wait(5000);
    expect(texts()).toEqual(['one', 'o, n, e', 'two']);
    words.sayAgain();
    await wait(1000);
    expect(texts().at(-1)).toBe('one');
  });

  test('a sentence is said in place of what waits', async () => {
    const { words, wait, texts } = follow();
    await wait(100);
    words.say({ text: 'Time is up.', lang: 'en' });
    await wait(5000);
    expect(texts()).toEqual(['one', 'Time is up.']);
  });
});

describe('a sentence', () => {
  test('that is said when the round ends is said to its end, and then reported', async () => {
    const { words, type, perform, wait } = follow();
    type('one ');
    await wait(100);
    const onSaid = vi.fn();
    words.say({ text: 'Time is up', lang: 'en', onSaid });
    perform(ticked(60_000));
    await wait(500);
    expect(onSaid).not.toHaveBeenCalled();
    await wait(1000);
    expect(onSaid).toHaveBeenCalledTimes(1);
    expect(saidSoFar().at(-1)).toMatchObject({ text: 'Time is up', wasCut: false });
  });

  test('that something else on the page cuts is not reported as said', async () => {
    const { words, wait } = follow();
    const onSaid = vi.fn();
    words.say({ text: 'Time is up', lang: 'en', onSaid });
    await wait(500);
    speechSynthesis.cancel();
    await wait(2000);
    expect(onSaid).not.toHaveBeenCalled();
  });
});

test('what belongs to the page is said in its language, before the last word of another one', async () => {
  const voices = [VOICE, { name: 'Amélie', lang: 'fr-FR' }];
  const { type, wait } = follow({ voices }, { ...SETUP, lang: 'fr' });
  await wait(900);
  for (const word of ['one ', 'two ']) {
    type(word);
    await wait(950);
  }
  const said = saidSoFar().map(({ text, voice }) => `${voice}: ${text}`);
  expect(said.slice(0, 5)).toEqual([
    'Amélie: one',
    'Amélie: two',
    'Amélie: three',
    'Amy: last:',
    'Amélie: four',
  ]);
});

describe('words of a language that is not known', () => {
  const CUSTOM = { ...SETUP, lang: '', textOf: () => 'Well, NASA' };

  test('are put in English by a voice that speaks it', async () => {
    const { words, wait, texts } = follow({ voices: [{ name: 'Amy', lang: 'en_GB' }] }, CUSTOM);
    await wait(9000);
    words.spell();
    await wait(9000);
    expect(texts()).toEqual(['capital Well comma', 'last: capitals NASA', 'capital W, e, l, l, comma']);
  });

  test('… also by one that is found late', async () => {
    const { wait, texts } = follow({ voices: [] }, CUSTOM);
    await wait(1000);
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([aVoice('Amy', 'en-GB')]);
    await wait(9000);
    expect(texts()).toEqual(['capital Well comma', 'last: capitals NASA']);
  });

  test('… and are left as they are by any other', async () => {
    const { words, wait, texts } = follow({ voices: [{ name: 'Anna', lang: 'de-DE' }] }, CUSTOM);
    await wait(9000);
    words.spell();
    await wait(9000);
    expect(texts()).toEqual(['Well,', 'last: NASA', 'W, e, l, l, ,']);
  });
});

describe('no voice', () => {
  const CASES: readonly [string, Partial<StandInSpeech>][] = [
    ['there is none', { voices: [] }],
    ['there is none that speaks on the device', { voices: [{ ...VOICE, isLocal: false }] }],
    ['it never answers', { manner: 'hangs' }],
  ];
  test.each(CASES)('where %s, that is told once', async (_, speech) => {
    const { type, wait, onSilence } = follow(speech);
    await wait(5000);
    type('one two three ');
    await wait(20_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
    expect(saidSoFar()).toEqual([]);
  });

  test('a hitch is tried once more, and a voice that cannot be reached gives way to one of the device', async () => {
    const { wait, texts, onSilence } = follow({ manner: 'fails' });
    await wait(1000);
    expect(texts()).toEqual(['one', 'two']);
    expect(onSilence).not.toHaveBeenCalled();
  });

  test('one that was silent stays so until it is tried again', async () => {
    const { words, wait, texts, onSilence } = follow({ voices: [] });
    await wait(5000);
    expect(onSilence).toHaveBeenCalledTimes(1);
    installVoices({ voices: [VOICE], msPerCharacter: 100 });
    words.follow(beginRound({ ...SETUP }));
    await wait(1000);
    expect(texts()).toEqual([]);
    words.tryAgain();
    words.follow(beginRound({ ...SETUP }));
    await wait(1000);
    expect(texts()).toEqual(['one', 'two']);
  });

  test('one that comes late is found', async () => {
    const { wait, texts, onSilence } = follow({ voices: [] });
    await wait(1000);
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([aVoice('Amy', 'en-GB')]);
    await wait(1000);
    expect(texts()).toEqual(['one', 'two']);
    expect(onSilence).not.toHaveBeenCalled();
  });

  test('one that comes late has its time to answer', async () => {
    const { wait, onSilence } = follow({ voices: [], manner: 'hangs' });
    await wait(3500);
    vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([aVoice('Amy', 'en-GB')]);
    await wait(3500);
    expect(onSilence).not.toHaveBeenCalled();
    await wait(1000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  test('a browser without speech is silent too', async () => {
    const service = globalThis.speechSynthesis;
    vi.stubGlobal('speechSynthesis', undefined);
    onTestFinished(() => {
      vi.stubGlobal('speechSynthesis', service);
    });
    const onSilence = vi.fn();
    const words = new WordSpeech(TEXTS, () => ({ voice: '', rate: 1 }), onSilence);
    words.follow(beginRound(SETUP));
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  test('one that does not answer before the first key has refused, and is tried again then', async () => {
    vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive: false } });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const { wait, onSilence } = follow({ manner: 'hangs' });
    await wait(20_000);
    expect(onSilence).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive: true } });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await wait(5000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  describe('one that was asked before the first key, and is silent until after it', () => {
    /** Up to a first key, which the voice has not waited for. */
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    const ignored = async () => {
      vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive: false } });
      onTestFinished(() => void vi.unstubAllGlobals());
      const followed = follow({ manner: 'ignores' });
      await followed.wait(1500);
      vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive: true } });
      press();
      return followed;
    };

    test('has refused: it is tried again with the next key', async () => {
      const { wait, type, texts, onSilence } = await ignored();
      type('o');
      await wait(3000);
      press();
      type('n');
      await wait(900);
      expect(texts()).toEqual(['one', 'two']);
      expect(onSilence).not.toHaveBeenCalled();
    });

    test('says no word that is past by then', async () => {
      const { wait, type, texts } = await ignored();
      type('one ');
      await wait(3000);
      press();
      type('t');
      await wait(900);
      expect(texts()).toEqual(['two', 'three']);
    });
  });

  test('one that forgets what it is asked before the end of what was cut is asked after it', async () => {
    const { words, onSilence, wait, texts } = follow({ manner: 'forgets' });
    await wait(100);
    words.sayAgain();
    await wait(5000);
    words.say({ text: 'a sentence', lang: 'en' });
    words.say({ text: 'another one', lang: 'en' });
    await wait(5000);
    expect(texts()).toEqual(['one', 'one', 'two', 'another one']);
    expect(onSilence).not.toHaveBeenCalled();
  });

  test('one that reports no end of what was cut is not waited for long', async () => {
    const { words, wait, onSilence } = follow({ manner: 'hangs' });
    await wait(5000);
    expect(onSilence).toHaveBeenCalledTimes(1);
    installVoices({ voices: [VOICE], msPerCharacter: 100 });
    words.tryAgain();
    words.say({ text: 'a sentence', lang: 'en' });
    await wait(400);
    expect(saidSoFar().map(({ text }) => text)).toEqual(['a sentence']);
  });

  test('one that must wait for a key speaks then', async () => {
    const { wait, texts, onSilence } = follow({ manner: 'refuses' });
    await wait(1000);
    expect(texts()).toEqual([]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
    await wait(1000);
    expect(texts()).toEqual(['one', 'two']);
    expect(onSilence).not.toHaveBeenCalled();
  });
});

/** Who says something, if a voice is wanted and the words are of a language. */
async function speakerOf(voice: string, lang: string): Promise<string | undefined> {
  const saidBefore = saidSoFar().length;
  const words = new WordSpeech(TEXTS, () => ({ voice, rate: 1 }), vi.fn());
  words.say({ text: 'words', lang });
  await vi.advanceTimersByTimeAsync(2000);
  words.close();
  const [said] = saidSoFar().slice(saidBefore);
  return said?.voice;
}

test('the wanted voice is used where it speaks the language, else one of the device that does', async () => {
  installVoices({
    voices: [
      { name: 'Hans', lang: 'de-DE' },
      { name: 'Cloud', lang: 'en-US', isLocal: false },
      { name: 'Amy', lang: 'en_GB' },
    ],
  });
  expect(await speakerOf('', 'en')).toBe('Amy');
  expect(await speakerOf('Cloud', 'en')).toBe('Cloud');
  expect(await speakerOf('Cloud', 'de')).toBe('Hans');
  // An English voice says no French word so that it can be known.
  expect(await speakerOf('', 'fr')).toBeUndefined();
  // The language of a custom text is not known: the person's own is the best guess.
  expect(await speakerOf('', '')).toBe('Amy');
  expect(await speakerOf('Hans', '')).toBe('Hans');
});

test('Firefox’s voices of the system count as of the device', async () => {
  const uri = 'urn:moz-tts:speechd:en?en';
  installVoices({ voices: [{ name: 'English', lang: 'en', isLocal: false, uri }] });
  expect(await speakerOf('', 'en')).toBe('English');
});

function aVoice(name: string, lang: string): SpeechSynthesisVoice {
  return { name, lang, voiceURI: name, localService: true, default: false };
}

test('the browser’s voices are followed until it is closed', async () => {
  installVoices({ voices: [VOICE] });
  const listen = vi.spyOn(speechSynthesis, 'addEventListener');
  const words = new WordSpeech(TEXTS, () => ({ voice: '', rate: 1 }), vi.fn());
  words.say({ text: 'words', lang: 'en' });
  await vi.advanceTimersByTimeAsync(2000);
  const areFollowed = () =>
    listen.mock.calls.map(
      ([, , options]) => !(options as AddEventListenerOptions | undefined)?.signal?.aborted,
    );
  expect(areFollowed()).toEqual([true]);
  words.close();
  expect(areFollowed()).toEqual([false]);
});
