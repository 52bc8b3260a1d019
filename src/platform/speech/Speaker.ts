import { speechService, VoiceFinder } from './voices';

/** A sentence to be said. */
export interface Sentence {
  /** The text for a voice of this language, a BCP 47 tag. */
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
 * What became of a sentence: said to its end; cut by something else; refused, because the player has pressed nothing yet;
 * failed, so that another try may help; or no voice has answered.
 */
export type SpeechOutcome = 'said' | 'cut' | 'refused' | 'failed' | 'silent';

/** A voice that is not found, or does not begin to speak, within this many ms counts as silent. */
const ANSWER_MS = 4000;
/** How long to wait until the end of what was cut is reported, in ms: not every service does it. */
const CUT_MS = 250;
/** How often to look for voices that load late, in ms: not every browser reports them. */
const LOOK_MS = 200;
/** The most time that a voice takes for a character at its usual speed, in ms. */
const CHARACTER_MS = 400;

/** Says one sentence at a time with a voice of the browser. */
export class Speaker {
  readonly #voices = new VoiceFinder();
  /** Cuts the current sentence, which then has no outcome. */
  #cancel: (() => void) | null = null;
  /** Resolves when the end of what was cut last has been reported; null once it has. */
  #ending: Promise<void> | null = null;

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
    /** Whether the person had pressed nothing when the browser was asked to speak. */
    let mayBeRefused = false;
    /** Whether the browser was asked to speak. */
    let isAsked = false;
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
    // Referenced here until its end: Chromium sends no `end` for an utterance that was garbage-collected.
    const utterance = new SpeechSynthesisUtterance();
    const anyVoice = (): SpeechSynthesisVoice | null => this.#voices.find('', sentence.voice);
    const speak = (): void => {
      const voice =
        this.#voices.find(sentence.lang, sentence.voice) ?? (sentence.isAnyVoiceFine && anyVoice());
      if (!voice) {
        looking ??= setInterval(speak, LOOK_MS);
        return;
      }
      clearInterval(looking);
      utterance.text = sentence.textFor(voice.lang);
      try {
        utterance.voice = voice;
      } catch {
        // A voice of an extension's, which the browser does not take.
        end('silent');
        return;
      }
      utterance.lang = voice.lang;
      utterance.rate = sentence.rate;
      mayBeRefused = navigator.userActivation?.hasBeenActive === false;
      clearTimeout(timer);
      timer = setTimeout(silence, ANSWER_MS);
      isAsked = true;
      service.speak(utterance);
    };
    const begun = (): void => {
      onBegun();
      clearTimeout(timer);
      timer = setTimeout(silence, ANSWER_MS + (utterance.text.length * CHARACTER_MS) / sentence.rate);
    };
    const cut = (): void => {
      // First, because some services answer `cancel` at once, and that answer does not belong to this sentence.
      leave();
      if (isAsked) this.#awaitEnd(utterance);
      service.cancel();
    };
    const silence = (): void => {
      cut();
      // Some browsers (Safari) do not report a refusal.
      onOutcome(mayBeRefused ? 'refused' : 'silent');
    };
    utterance.addEventListener('start', begun, { signal });
    utterance.addEventListener('end', () => end('said'), { signal });
    utterance.addEventListener('error', ({ error }) => end(outcomeOf(error)), { signal });
    timer = setTimeout(silence, ANSWER_MS);
    this.#cancel = cut;
    // Firefox forgets what it is asked to say before it has reported the end of what was cut.
    if (this.#ending) void this.#ending.then(() => signal.aborted || speak());
    else speak();
  }

  /** Cuts the current sentence, if any, which then has no outcome. */
  stop(): void {
    this.#cancel?.();
  }

  /** Notes when the end of an utterance that is being cut is reported. */
  #awaitEnd(utterance: SpeechSynthesisUtterance): void {
    const ending = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, CUT_MS);
      const end = (): void => {
        clearTimeout(timer);
        resolve();
      };
      utterance.addEventListener('end', end, { once: true });
      utterance.addEventListener('error', end, { once: true });
    }).then(() => {
      if (this.#ending === ending) this.#ending = null;
    });
    this.#ending = ending;
  }

  /** Cuts the current sentence, and says no more. */
  close(): void {
    this.stop();
    this.#voices.close();
  }
}

/**
 * Calls `goOn` once the person has pressed something: browsers let a page speak only then. Returns a cancel function.
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
  // By an extension, for example.
  return error === 'interrupted' || error === 'canceled' ? 'cut' : 'failed';
}
