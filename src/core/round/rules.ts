/** The numbers that make a round what it is. Part of a round's record, so a replay plays by them. */
export interface RoundSettings {
  /** How long a round lasts, in ms from the first character's time stamp. */
  readonly durationMs: number;
  /** How many words are shown at once. The word list must hold at least twice as many. */
  readonly wordsPerBatch: number;
  /** Words with capitals and punctuation, as sentences have them; left out where they are plain. */
  readonly capitals?: true;
  /** Numbers among the words; left out where there are none. */
  readonly numbers?: true;
  /** Of a text of the player's own, which is typed in its order, four lines at a time: characters a line. Else left out. */
  readonly columns?: number;
}

/** The round everybody plays: twelve words at a time, thirty seconds. */
export const STANDARD_ROUND: RoundSettings = { durationMs: 30_000, wordsPerBatch: 12 };

/** The list that it is dealt from. */
export const STANDARD_WORD_LIST = 'english-1';

/** The name that stands for a text of the player's own in the place of a list's. */
export const OWN_TEXT = 'own';

/** The countdown goes down by one each time this many ms have passed. */
export const TICK_MS = 1000;

/** No word of the standard list is longer, so a line of this many characters and a space never breaks a word. */
export const LONGEST_WORD = 10;

/** No word of another list is longer, with the marks that it may have on both sides. */
export const LONGEST_OTHER_WORD = 17;
