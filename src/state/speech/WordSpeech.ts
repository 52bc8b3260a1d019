import type { Round, RoundSetup } from '../../core/round/round';
import { spelled } from '../../core/speech/sayable';
import { isBefore, openPlace, placeAfter, spokenAt, type WordPlace } from '../../core/speech/spokenWords';
import { Speaker } from '../../platform/speech/Speaker';

/** After so long without a key, the open word is said again, and then spelled. */
const SAY_AGAIN_MS = 1000;
const SPELL_MS = 2000;

interface Line {
  readonly text: string;
  readonly lang: string;
  /** The word that it is about; null if it is about none. */
  readonly place: WordPlace | null;
  /** Whether it is said once without being asked for, one word ahead. */
  readonly isDue: boolean;
}

/** How words are said, and what becomes of it. */
export interface SpeechSettings {
  /** The wanted voice, as a `voiceURI`; '' for the best one. */
  readonly voice: string;
  /** 1 for the voice's usual speed. */
  readonly rate: number;
}

/**
 * Says the words of a round, one word ahead of the player: at the start the first two, then with each word that is
 * finished the one after the next. Keys never cut a word; only one that is late by more than a word is cut.
 */
export class WordSpeech {
  readonly #settings: () => SpeechSettings;
  readonly #onSilence: () => void;
  readonly #speaker = new Speaker();
  #round: Round | null = null;
  #queue: Line[] = [];
  #current: Line | null = null;
  /** The furthest word that was open so far: dealing words takes too long to do it with each key. */
  #open: WordPlace | null = null;
  /** The furthest word that was queued. */
  #ahead: WordPlace | null = null;
  #rests: ReturnType<typeof setTimeout>[] = [];
  #isSilent = false;
  /** Waits for the person to press something; null if a voice may speak. */
  #pressing: AbortController | null = null;

  /**
   * @param settings how to say the next sentence
   * @param onSilence called once, if no voice answers; nothing is said from then on
   */
  constructor(settings: () => SpeechSettings, onSilence: () => void) {
    this.#settings = settings;
    this.#onSilence = onSilence;
  }

  /** Says what is due in a round that has begun, or in which something has been typed. */
  follow(round: Round): void {
    if (round.setup !== this.#round?.setup) this.#reset();
    const isKey = round.log !== this.#round?.log;
    this.#round = round;
    if (round.phase === 'finish') {
      this.#rest();
      return;
    }
    if (isKey) this.#queue = this.#queue.filter(({ isDue }) => isDue);
    const open = openPlace(round);
    if (!this.#open || isBefore(this.#open, open)) this.#advance(round.setup, open);
    this.#sayNext();
    if (isKey) this.#rest();
  }

  /** Queues what is due now that a word has been finished, or a round has begun. */
  #advance(setup: RoundSetup, open: WordPlace): void {
    this.#open = open;
    const isPast = ({ place }: Line): boolean => place !== null && isBefore(place, open);
    this.#queue = this.#queue.filter((line) => !isPast(line));
    for (const place of [open, placeAfter(setup, open)]) {
      if (this.#ahead && !isBefore(this.#ahead, place)) continue;
      this.#ahead = place;
      this.#queue.push({ text: spokenAt(setup, place), lang: this.#lang(), place, isDue: true });
    }
    const saying = this.#current?.place;
    if (saying && isBefore(placeAfter(setup, saying), open)) this.#cut();
  }

  /** Says the open word again, at once. */
  sayAgain(): void {
    this.#repeat(spokenOpenWord, true);
  }

  /** Spells what is left of the open word, at once. */
  spell(): void {
    this.#repeat(spelledRest, true);
  }

  /** Says a sentence, and nothing before it that is still waiting. */
  say(text: string, lang: string): void {
    this.#queue = [];
    this.#cut();
    this.#queue.push({ text, lang, place: null, isDue: false });
    this.#sayNext();
  }

  /** Cuts what is being said; `follow` goes on with the next word. */
  hush(): void {
    this.#queue = [];
    this.#cut();
    this.#rest();
  }

  close(): void {
    this.#isSilent = true;
    this.hush();
    this.#pressing?.abort();
  }

  /** @param cuts whether what is being said is cut */
  #repeat(textOf: (round: Round) => string, cuts: boolean): void {
    const round = this.#round;
    if (!round || round.phase === 'finish') return;
    const open = openPlace(round);
    if (cuts) {
      if (this.#current) this.#queue.unshift(this.#current);
      this.#cut();
    }
    // Words after it are still due; it itself need not be said twice.
    const isAhead = ({ place, isDue }: Line): boolean => isDue && place !== null && isBefore(open, place);
    this.#queue = [
      { text: textOf(round), lang: this.#lang(), place: open, isDue: false },
      ...this.#queue.filter(isAhead),
    ];
    this.#sayNext();
  }

  #reset(): void {
    this.#queue = [];
    this.#open = null;
    this.#ahead = null;
    this.#cut();
    this.#rest();
  }

  #lang(): string {
    // '' stands for an unknown language: the person's own is the best guess.
    return this.#round?.setup.lang || (this.#round?.setup.lang === '' ? navigator.language : 'en');
  }

  #cut(): void {
    this.#speaker.stop();
    this.#current = null;
  }

  #sayNext(): void {
    if (this.#current || this.#isSilent) return;
    const line = this.#queue.shift();
    if (!line) return;
    this.#current = line;
    this.#speaker.say({ ...line, ...this.#settings() }, (outcome) => {
      this.#current = null;
      if (outcome === 'silent') {
        this.#isSilent = true;
        this.hush();
        this.#onSilence();
      } else if (outcome === 'refused') this.#sayAfterPress(line);
      else {
        if (line.isDue) this.#rest();
        this.#sayNext();
      }
    });
  }

  /** Browsers let a page speak only once the person has pressed something. */
  #sayAfterPress(line: Line): void {
    this.#queue.unshift(line);
    this.#pressing?.abort();
    const pressing = new AbortController();
    this.#pressing = pressing;
    const goOn = (): void => {
      pressing.abort();
      this.#sayNext();
    };
    for (const type of ['keydown', 'pointerup']) {
      document.addEventListener(type, goOn, { signal: pressing.signal });
    }
  }

  /** Waits anew for a rest in a running round. */
  #rest(): void {
    for (const timer of this.#rests) clearTimeout(timer);
    if (this.#round?.phase !== 'run' || this.#isSilent) return;
    const repeatAfter = (ms: number, textOf: (round: Round) => string): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        // What is due is still being said; its end begins another rest.
        if (!this.#current?.isDue) this.#repeat(textOf, false);
      }, ms);
    this.#rests = [repeatAfter(SAY_AGAIN_MS, spokenOpenWord), repeatAfter(SPELL_MS, spelledRest)];
  }
}

function spokenOpenWord(round: Round): string {
  return spokenAt(round.setup, openPlace(round));
}

/** What is left of the open word, letter by letter; the space, if that is what is left. */
function spelledRest({ expected, typed, setup }: Round): string {
  const [rest = ''] = expected.slice(typed.length).split(' ', 1);
  return spelled(rest || ' ', setup.lang);
}
