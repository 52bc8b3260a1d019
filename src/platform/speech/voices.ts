import { isOfLanguage } from '../../core/speech/isOfLanguage';

/** A voice of the browser. */
export interface Voice {
  /** Identifies it on this device. */
  readonly uri: string;
  readonly name: string;
  /** Its language as a BCP 47 tag. */
  readonly lang: string;
  /** Whether it speaks on this device. Other voices send the text to their maker. */
  readonly isLocal: boolean;
}

/** The browser's speech service; null if it has none. */
export function speechService(): SpeechSynthesis | null {
  return globalThis.speechSynthesis ?? null;
}

/** Reports the voices, now and whenever they change. Returns the unsubscribe function. */
export function watchVoices(onVoices: (voices: readonly Voice[]) => void): () => void {
  const service = speechService();
  if (!service) return () => {};
  const report = (): void => onVoices(service.getVoices().map(voiceOf));
  report();
  // Not an event target in older Safari, which has all its voices at once.
  service.addEventListener?.('voiceschanged', report);
  return () => service.removeEventListener?.('voiceschanged', report);
}

/**
 * The voice for words of a language, or of an unknown one (''): the wanted voice, if this device has it and it speaks
 * that language, else one of the device that does. Null if there is none: a voice that sends the text away is used only
 * if the player has chosen it. For an unknown language, any voice can be wanted, and the person's own language is the
 * best guess.
 */
export function voiceFor(lang: string, wanted: string): SpeechSynthesisVoice | null {
  const voices = speechService()?.getVoices() ?? [];
  const chosen = voices.find(({ voiceURI }) => voiceURI === wanted);
  if (chosen && (lang === '' || isOfLanguage(chosen.lang, lang))) return chosen;
  const local = voices.filter(isLocal);
  const speakers = local.filter((voice) => isOfLanguage(voice.lang, lang || navigator.language));
  const fallback = lang === '' ? local[0] : undefined;
  return speakers.find((voice) => voice.default) ?? speakers[0] ?? fallback ?? null;
}

/** Firefox has only voices of the system, but does not report those of Speech Dispatcher (Linux) as local. */
function isLocal({ localService, voiceURI }: SpeechSynthesisVoice): boolean {
  return localService || voiceURI.startsWith('urn:moz-tts:');
}

function voiceOf(voice: SpeechSynthesisVoice): Voice {
  return { uri: voice.voiceURI, name: voice.name, lang: voice.lang, isLocal: isLocal(voice) };
}
