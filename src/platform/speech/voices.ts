import { isOfLanguage } from '../../core/speech/languageTag';
import { automaticVoice, type VoiceFacts } from '../../core/speech/voiceOrder';
import { preferredLanguage } from '../page/language';

/** A voice of the browser. */
export interface Voice extends VoiceFacts {
  /** Identifies it on this device. */
  readonly uri: string;
}

/** The browser's speech service; null if it has none. */
export function speechService(): SpeechSynthesis | null {
  return globalThis.speechSynthesis ?? null;
}

/** For so long, in ms, a browser without voices may still be loading them. */
const LOAD_MS = 2000;

/**
 * Reports the voices, now and whenever they change: null as long as there are none but they may still be loading, none
 * where the browser cannot speak. Returns the unsubscribe function.
 */
export function watchVoices(onVoices: (voices: readonly Voice[] | null) => void): () => void {
  const service = speechService();
  if (!service) {
    onVoices([]);
    return () => {};
  }
  let isLoading = true;
  const report = (): void => {
    const voices = service.getVoices().map(voiceOf);
    onVoices(isLoading && voices.length === 0 ? null : voices);
  };
  const timer = setTimeout(() => {
    isLoading = false;
    report();
  }, LOAD_MS);
  report();
  // Not an event target in older Safari, which has all its voices at once.
  service.addEventListener?.('voiceschanged', report);
  return () => {
    clearTimeout(timer);
    service.removeEventListener?.('voiceschanged', report);
  };
}

/** Finds voices, and remembers the last one until the browser has others: a desktop may have thousands. */
export class VoiceFinder {
  /** The service that tells of changes to this finder. */
  #service: SpeechSynthesis | null = null;
  readonly #listening = new AbortController();
  #found: { readonly lang: string; readonly wanted: string; readonly voice: SpeechSynthesisVoice } | null =
    null;

  /** As `voiceFor`. */
  find(lang: string, wanted: string): SpeechSynthesisVoice | null {
    this.#follow(speechService());
    const known = this.#found;
    if (known?.lang === lang && known.wanted === wanted) return known.voice;
    const voice = voiceFor(lang, wanted);
    // Without a service that tells of changes, it is looked for each time.
    this.#found = voice && this.#service && { lang, wanted, voice };
    return voice;
  }

  /** Stops following the service's changes. To be called when nothing is looked for any more. */
  close(): void {
    this.#listening.abort();
  }

  #follow(service: SpeechSynthesis | null): void {
    if (service === this.#service || !service?.addEventListener) return;
    this.#service = service;
    const forget = (): void => {
      this.#found = null;
    };
    forget();
    service.addEventListener('voiceschanged', forget, { signal: this.#listening.signal });
  }
}

/**
 * The voice for words of a language, or of an unknown one (''): the wanted voice, if this device has it and it speaks
 * that language, else one of the device that does, by `automaticVoice`. Null if there is none: a voice that sends the text
 * away is used only if the player has chosen it. For an unknown language, any voice can be wanted, and the person's own
 * language is the best guess.
 */
export function voiceFor(lang: string, wanted: string): SpeechSynthesisVoice | null {
  const voices = speechService()?.getVoices() ?? [];
  const chosen = voices.find(({ voiceURI }) => voiceURI === wanted);
  if (chosen && (lang === '' || isOfLanguage(chosen.lang, lang))) return chosen;
  const own = preferredLanguage();
  const local = voices.filter(isLocal);
  const speakers = local.filter((voice) => isOfLanguage(voice.lang, lang || own));
  const facts = speakers.map((voice) => ({ ...voiceOf(voice), voice }));
  const fallback = lang === '' ? local[0] : undefined;
  return automaticVoice(facts, lang || own, own)?.voice ?? fallback ?? null;
}

/** Firefox has only voices of the system, but does not report those of Speech Dispatcher (Linux) as local. */
function isLocal({ localService, voiceURI }: SpeechSynthesisVoice): boolean {
  return localService || voiceURI.startsWith('urn:moz-tts:');
}

function voiceOf(voice: SpeechSynthesisVoice): Voice {
  const { voiceURI: uri, name, lang, default: isDefault } = voice;
  return { uri, name, lang, isDefault, isLocal: isLocal(voice) };
}
