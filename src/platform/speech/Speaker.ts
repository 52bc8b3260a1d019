import { speechService, voiceFor } from './voices';

/** Something to be said. */
export interface Sentence {
  /** What is said by a voice of this language, a BCP 47 tag. */
  readonly textFor: (voiceLang: string) => string;
  /** A BCP 47 tag; '' if the language is not known. */
  readonly lang: string;
  /** Whether a voice of another language is better than none. */
  readonly isAnyVoiceFine?: boolean;
  /** The wanted voice, as a `voiceURI`; '' for the best one. */
  readonly voice: string;
  /** 1 for the voice's usual speed. */
  readonly rate: number;
}

/**
 * What became of a sentence: said to its end; cut by something else on the page; refused until the player has pressed something; failed, so that another try
 * may help; or no voice has answered.
 */
export type SpeechOutcome = 'said' | 'cut' | 'refused' | 'failed' | 'silent';

/** Voices that have not been found by then, or do not begin to speak, are taken to be silent. */
const ANSWER_MS = 4000;
/** How often voices that are loaded late are looked for; not every browser tells that they have come. */
const LOOK_MS = 200;
/** No voice takes longer for a character, at its usual speed. */
const CHARACTER_MS = 400;

/** Says one sentence at a time with a voice of the browser. */
export class Speaker {
  /** Undoes the current sentence, without an outcome. */
  #cancel: (() => void) | null = null;

  /** Says a sentence, and cuts the one before. `onBegun` is called when a voice has begun to say it. */
  say(sentence: Sentence, onOutcome: (outcome: SpeechOutcome) => void, onBegun = (): void => {}): void {
    this.stop();
    const service = speechService();
    if (!service) {
      onOutcome('silent');
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    let looking: ReturnType<typeof setInterval> | undefined;
    /** Asked before the person had pressed anything. */
    let mayBeRefused = false;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (): void => {
      this.#cancel = null;
      listening.abort();
      clearTimeout(timer);
      clearInterval(looking);
    };
    const end = (outcome: SpeechOutcome): void => {
      leave();
      onOutcome(outcome);
    };
    // Kept here until its end: Chromium sends no `end` for one that has been collected as garbage.
    const utterance = new SpeechSynthesisUtterance();
    const speak = (): void => {
      const anyVoice = sentence.isAnyVoiceFine ? voiceFor('', sentence.voice) : null;
      const voice = voiceFor(sentence.lang, sentence.voice) ?? anyVoice;
      if (!voice) {
        looking ??= setInterval(speak, LOOK_MS);
        return;
      }
      clearInterval(looking);
      utterance.text = sentence.textFor(voice.lang);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = sentence.rate;
      mayBeRefused = navigator.userActivation?.hasBeenActive === false;
      clearTimeout(timer);
      timer = setTimeout(silence, ANSWER_MS);
      service.speak(utterance);
    };
    const begun = (): void => {
      onBegun();
      clearTimeout(timer);
      timer = setTimeout(silence, ANSWER_MS + (utterance.text.length * CHARACTER_MS) / sentence.rate);
    };
    const silence = (): void => {
      // Some services answer `cancel` at once: that answer is not one to this sentence any more.
      leave();
      service.cancel();
      // Some browsers (Safari) say nothing at all about a refusal.
      onOutcome(mayBeRefused ? 'refused' : 'silent');
    };
    utterance.addEventListener('start', begun, { signal });
    utterance.addEventListener('end', () => end('said'), { signal });
    utterance.addEventListener('error', ({ error }) => end(outcomeOf(error)), { signal });
    timer = setTimeout(silence, ANSWER_MS);
    this.#cancel = () => {
      leave();
      service.cancel();
    };
    speak();
  }

  /** Cuts what is being said. It has no outcome then. */
  stop(): void {
    this.#cancel?.();
  }
}

/**
 * Waits until the person has pressed something: browsers let a page speak only then. Returns a function that ends the
 * waiting.
 */
export function onNextPress(goOn: () => void): () => void {
  const waiting = new AbortController();
  const press = (): void => {
    waiting.abort();
    goOn();
  };
  for (const type of ['keydown', 'pointerup']) {
    document.addEventListener(type, press, { signal: waiting.signal });
  }
  return () => waiting.abort();
}

function outcomeOf(error: SpeechSynthesisErrorCode): SpeechOutcome {
  if (error === 'not-allowed') return 'refused';
  // By an extension, say.
  return error === 'interrupted' || error === 'canceled' ? 'cut' : 'failed';
}
