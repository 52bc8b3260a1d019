import { speechService, voiceFor } from './voices';

/** Something to be said. */
export interface Sentence {
  readonly text: string;
  /** A BCP 47 tag; '' if the language is not known. */
  readonly lang: string;
  /** The wanted voice, as a `voiceURI`; '' for the best one. */
  readonly voice: string;
  /** 1 for the voice's usual speed. */
  readonly rate: number;
}

/**
 * What became of a sentence: said to its end; refused until the player has pressed something; failed, so that another try
 * may help; or no voice has answered.
 */
export type SpeechOutcome = 'said' | 'refused' | 'failed' | 'silent';

/** A service that has not begun to speak by then, or has not found a voice, is taken to be silent. */
const ANSWER_MS = 4000;
/** How often voices that are loaded late are looked for; not every browser tells that they have come. */
const LOOK_MS = 200;
/** No voice takes longer for a character, at its usual speed. */
const CHARACTER_MS = 400;

/** Says one sentence at a time with a voice of the browser. */
export class Speaker {
  /** Undoes the current sentence, without an outcome. */
  #cancel: (() => void) | null = null;

  /** Says a sentence, and cuts the one before. */
  say(sentence: Sentence, onOutcome: (outcome: SpeechOutcome) => void): void {
    this.stop();
    const service = speechService();
    if (!service) {
      onOutcome('silent');
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    let looking: ReturnType<typeof setInterval> | undefined;
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
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    const speak = (): void => {
      const voice = voiceFor(sentence.lang, sentence.voice);
      if (!voice) {
        looking ??= setInterval(speak, LOOK_MS);
        return;
      }
      clearInterval(looking);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = sentence.rate;
      service.speak(utterance);
    };
    const begun = (): void => {
      clearTimeout(timer);
      timer = setTimeout(silence, ANSWER_MS + (sentence.text.length * CHARACTER_MS) / sentence.rate);
    };
    const silence = (): void => {
      // Some services answer `cancel` at once: that answer is not one to this sentence any more.
      leave();
      service.cancel();
      // Some browsers (Safari) say nothing at all about a refusal.
      const isRefused = utterance.voice !== null && navigator.userActivation?.hasBeenActive === false;
      onOutcome(isRefused ? 'refused' : 'silent');
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
  // Something else on the page, an extension say, has cut it.
  return error === 'interrupted' || error === 'canceled' ? 'said' : 'failed';
}
