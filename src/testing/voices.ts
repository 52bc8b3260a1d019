/** A voice of the stand-in for the browser's speech service. */
interface StandInVoice {
  readonly name: string;
  readonly lang: string;
  readonly isLocal?: boolean;
  readonly isDefault?: boolean;
  /** Its `voiceURI`; the name if left out. */
  readonly uri?: string;
}

/** How the stand-in behaves. */
export interface StandInSpeech {
  readonly voices: readonly StandInVoice[];
  /** How long a voice takes for a character, at its usual speed. */
  readonly msPerCharacter?: number;
  /**
   * `refuses`: until a key is pressed, like Chromium before the person has done anything. `ignores`: the same without a
   * word, like Safari. `hangs`: never begins. `fails`: answers with an error, each voice once. `forgets`: what it is
   * asked to say before it has reported the end of what was cut, like Firefox. `rejects`: the browser takes none of its
   * voices, as of an extension's.
   */
  readonly manner?: 'speaks' | 'refuses' | 'ignores' | 'hangs' | 'fails' | 'forgets' | 'rejects';
}

/** What was said. */
export interface Said {
  readonly text: string;
  readonly voice: string;
  readonly rate: number;
  /** In ms on the page's clock. */
  readonly at: number;
  wasCut: boolean;
}

/**
 * Replaces the browser's speech service with a stand-in, because the browsers of tests have no voices. Contains
 * everything that it needs, so that Playwright can run it in a page. What it says is in `globalThis.said`.
 */
export function installVoices({ voices, msPerCharacter = 60, manner = 'speaks' }: StandInSpeech): void {
  interface StandInUtterance extends EventTarget {
    readonly text: string;
    voice: { readonly name: string } | null;
    lang: string;
    rate: number;
  }
  const said: Said[] = [];
  const queue: StandInUtterance[] = [];
  let isAllowed = manner !== 'refuses' && manner !== 'ignores';
  let isCutting = false;
  const failed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { utterance: StandInUtterance; said: Said } | null = null;

  const send = (utterance: StandInUtterance, type: string, error?: string): void => {
    utterance.dispatchEvent(Object.assign(new Event(type), { error }));
  };
  const next = (): void => {
    const utterance = current ? undefined : queue.shift();
    if (!utterance) return;
    const { text, voice, rate } = utterance;
    current = {
      utterance,
      said: { text, voice: voice?.name ?? '', rate, at: performance.now(), wasCut: false },
    };
    said.push(current.said);
    send(utterance, 'start');
    timer = setTimeout(
      () => {
        current = null;
        send(utterance, 'end');
        next();
      },
      (text.length * msPerCharacter) / rate,
    );
  };
  class Service extends EventTarget {
    getVoices() {
      return voices.map(({ name, lang, isLocal = true, isDefault = false, uri = name }) => ({
        voiceURI: uri,
        name,
        lang,
        localService: isLocal,
        default: isDefault,
      }));
    }
    speak(utterance: StandInUtterance): void {
      if (isCutting) return;
      queue.push(utterance);
      if (manner === 'hangs') return;
      const name = utterance.voice?.name ?? '';
      if (manner === 'fails' && !failed.has(name)) {
        failed.add(name);
        queue.pop();
        setTimeout(() => send(utterance, 'error', 'audio-busy'));
        return;
      }
      if (!isAllowed) {
        queue.pop();
        if (manner === 'refuses') setTimeout(() => send(utterance, 'error', 'not-allowed'));
        return;
      }
      setTimeout(next);
    }
    cancel(): void {
      clearTimeout(timer);
      if (manner === 'forgets' && (current || queue.length > 0)) {
        isCutting = true;
        const cut = [...queue.splice(0), ...(current ? [current.utterance] : [])];
        if (current) current.said.wasCut = true;
        current = null;
        setTimeout(() => {
          isCutting = false;
          for (const utterance of cut) send(utterance, 'end');
        }, 20);
        return;
      }
      for (const utterance of queue.splice(0)) send(utterance, 'error', 'canceled');
      const cut = current;
      current = null;
      if (!cut) return;
      cut.said.wasCut = true;
      send(cut.utterance, 'error', 'interrupted');
    }
  }
  class Utterance extends EventTarget {
    private chosen: { readonly name: string } | null = null;
    get voice() {
      return this.chosen;
    }
    set voice(voice) {
      if (manner === 'rejects') throw new TypeError('This is no SpeechSynthesisVoice.');
      this.chosen = voice;
    }
    lang = '';
    rate = 1;
    text = '';
  }
  const put = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  put('speechSynthesis', new Service());
  put('SpeechSynthesisUtterance', Utterance);
  put('said', said);
  globalThis.document?.addEventListener(
    'keydown',
    () => {
      isAllowed = true;
    },
    { capture: true },
  );
}

/** What the stand-in has said so far. */
export function saidSoFar(): readonly Said[] {
  return (globalThis as unknown as { said: readonly Said[] }).said;
}
