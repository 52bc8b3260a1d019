import type { Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { isBefore, isInRound, openPlace, placeAfter, type WordPlace } from '../../core/speech/wordPlace';
import { onNextPress, type Sentence, Speaker, type SpeechOutcome } from '../../platform/speech/Speaker';
import { RestTimers } from './RestTimers';

interface SpokenSentence extends Pick<Sentence, 'lang' | 'isAnyVoiceFine'> {
  readonly text: string;
  /** Called once it has been said to its end. */
  readonly onSaid?: () => void;
}

interface Line extends Omit<SpokenSentence, 'text'>, Pick<Sentence, 'textFor'> {
  /** The word that it is about; null if it is about none. */
  readonly place: WordPlace | null;
  /** Whether it is said once without being asked for, one word ahead. */
  readonly isDue: boolean;
}

/** How words are put for a voice; `marksLang` is the language in which capitals and marks are named, as a BCP 47 tag. */
export interface WordTexts {
  /** The word of a place. */
  readonly spokenAt: (setup: RoundSetup, place: WordPlace, marksLang: string) => string;
  /** What is said before the word of a place, in a language of its own; null if nothing. */
  readonly spokenBefore: (setup: RoundSetup, place: WordPlace) => Omit<SpokenSentence, 'onSaid'> | null;
  /** What is left of the word at the cursor, letter by letter. */
  readonly spelledRemainder: TextOf;
}

/** What is said about the open word of a round. */
type TextOf = (round: Round, marksLang: string) => string;

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
  readonly #texts: WordTexts;
  readonly #settings: () => SpeechSettings;
  readonly #onSilence: () => void;
  readonly #onHeard: (setup: RoundSetup) => void;
  readonly #speaker = new Speaker();
  /** For what is said because no key comes. */
  readonly #restTimers = new RestTimers();
  #round: Round | null = null;
  /** What waits, in the order in which it is said. */
  #queue: Line[] = [];
  /** What is being said. */
  #current: Line | null = null;
  /** The furthest word that was open so far: dealing words takes too long to do it with each key. */
  #open: WordPlace | null = null;
  /** The furthest word that was queued. */
  #ahead: WordPlace | null = null;
  /** Whether the person has asked for the open word since the last key: a rest need not say it then. */
  #hasAsked = false;
  #isSilent = false;
  readonly #openWordText: TextOf = (round, marksLang) =>
    this.#texts.spokenAt(round.setup, openPlace(round), marksLang);
  /** Stops waiting for the person to press something. */
  #stopWaiting = (): void => {};

  /**
   * @param texts what to say
   * @param settings how to say the next sentence
   * @param onSilence called when no voice answers; nothing is said from then on, until another try
   * @param onHeard called when a voice says a word of a round, with the round's setup
   */
  constructor(
    texts: WordTexts,
    settings: () => SpeechSettings,
    onSilence: () => void,
    onHeard: (setup: RoundSetup) => void = () => {},
  ) {
    this.#texts = texts;
    this.#settings = settings;
    this.#onSilence = onSilence;
    this.#onHeard = onHeard;
  }

  /**
   * Says what is due in a round that has begun, or in which something has been typed. After a pause, the open word and the
   * one after it are due again.
   */
  follow(round: Round): void {
    if (round.phase === 'finish') {
      // What is said about the result goes on.
      this.#round = round;
      this.#queue = this.#queue.filter(({ place }) => place === null);
      this.#restTimers.stop();
      return;
    }
    if (round.setup !== this.#round?.setup) this.pause();
    const isKey = round.log !== this.#round?.log;
    this.#round = round;
    if (isKey) this.#queue = this.#queue.filter(({ isDue }) => isDue);
    const open = openPlace(round);
    if (!this.#open || isBefore(this.#open, open)) this.#advance(round.setup, open);
    this.#sayNext();
    if (!isKey) return;
    this.#hasAsked = false;
    this.#rest();
  }

  /** Queues what is due now that a word has been finished, or a round has begun. */
  #advance(setup: RoundSetup, open: WordPlace): void {
    this.#open = open;
    for (const place of [open, placeAfter(setup, open)]) {
      if ((this.#ahead && !isBefore(this.#ahead, place)) || !isInRound(setup, place)) continue;
      this.#ahead = place;
      const before = this.#texts.spokenBefore(setup, place);
      if (before) {
        const { text, lang } = before;
        this.#queue.push({ textFor: () => text, lang, isAnyVoiceFine: true, place, isDue: true });
      }
      this.#queue.push(this.#line(place, true, (marksLang) => this.#texts.spokenAt(setup, place, marksLang)));
    }
    const saying = this.#current?.place;
    if (saying && isBefore(placeAfter(setup, saying), open)) this.#cut();
  }

  /** Says the open word again, at once. */
  sayAgain(): void {
    this.#answer(this.#openWordText);
  }

  /** Spells what is left of the open word, at once. */
  spell(): void {
    this.#answer(this.#texts.spelledRemainder);
  }

  /** Says a sentence in place of the words, which pause. */
  say(sentence: SpokenSentence): void {
    this.pause();
    this.#queue.push({ ...sentence, textFor: () => sentence.text, place: null, isDue: false });
    this.#sayNext();
  }

  /** Cuts what is being said, and forgets what is due, until a round is followed again. */
  pause(): void {
    this.#queue = [];
    this.#round = null;
    this.#open = null;
    this.#ahead = null;
    this.#restTimers.stop();
    this.#cut();
  }

  /** Speaks again after no voice has answered: another may have been chosen. */
  tryAgain(): void {
    this.#isSilent = false;
  }

  close(): void {
    this.#isSilent = true;
    this.pause();
    this.#speaker.close();
    this.#stopWaiting();
  }

  /** Says something about the open word at once; what it cuts is said after it. */
  #answer(textOf: TextOf): void {
    const round = this.#round;
    if (!round || round.phase === 'finish') return;
    if (this.#current) this.#queue.unshift(this.#current);
    this.#cut();
    this.#repeat(round, textOf);
    this.#hasAsked = true;
    this.#restTimers.stop();
  }

  /** Says something about the open word next, in place of the word itself if that is still due. */
  #repeat(round: Round, textOf: TextOf): void {
    const open = openPlace(round);
    const isAhead = ({ place, isDue }: Line): boolean => isDue && place !== null && isBefore(open, place);
    this.#queue = [
      this.#line(open, false, (marksLang) => textOf(round, marksLang)),
      ...this.#queue.filter(isAhead),
    ];
    this.#sayNext();
  }

  /** The language of the words; '' if it is not known. */
  #lang(): string {
    return this.#round?.setup.lang ?? 'en';
  }

  /** A line about a word. Where the language of the words is not known, capitals and marks are named in the voice's. */
  #line(place: WordPlace, isDue: boolean, textIn: (marksLang: string) => string): Line {
    const lang = this.#lang();
    return { textFor: (voiceLang) => textIn(lang || voiceLang), lang, place, isDue };
  }

  #cut(): void {
    this.#speaker.stop();
    this.#current = null;
  }

  #sayNext(): void {
    if (this.#current || this.#isSilent) return;
    const line = this.#queue.shift();
    if (!line) return;
    const isPast =
      line.place !== null && this.#round !== null && isBefore(line.place, openPlace(this.#round));
    if (isPast) this.#sayNext();
    else this.#say(line, this.#settings());
  }

  #say(line: Line, settings: SpeechSettings, isSecondTry = false): void {
    this.#current = line;
    const setup = line.place && this.#round?.setup;
    const onBegun = (): void => {
      if (setup) this.#onHeard(setup);
    };
    const onOutcome = (outcome: SpeechOutcome): void => {
      this.#current = null;
      // A voice may have hitched once, or the one that was chosen cannot be reached: another is tried.
      if (outcome === 'failed' && !isSecondTry) this.#say(line, { ...settings, voice: '' }, true);
      else if (outcome === 'failed' || outcome === 'silent') {
        this.#isSilent = true;
        this.pause();
        this.#onSilence();
      } else if (outcome === 'refused') {
        this.#queue.unshift(line);
        this.#stopWaiting();
        this.#stopWaiting = onNextPress(() => this.#sayNext());
      } else {
        // Not every voice tells that it begins.
        if (outcome === 'said') {
          onBegun();
          line.onSaid?.();
        }
        if (line.isDue) this.#rest();
        this.#sayNext();
      }
    };
    this.#speaker.say({ ...line, ...settings }, onOutcome, onBegun);
  }

  /** Says the open word again, and then spells it, if no key comes. */
  #rest(): void {
    this.#restTimers.stop();
    const round = this.#round;
    if (round?.phase !== 'run' || this.#isSilent || this.#hasAsked) return;
    const repeat = (textOf: TextOf): void => {
      // What is due is still being said; its end begins another rest.
      if (!this.#current?.isDue) this.#repeat(round, textOf);
    };
    this.#restTimers.start(
      () => repeat(this.#openWordText),
      () => repeat(this.#texts.spelledRemainder),
    );
  }
}
