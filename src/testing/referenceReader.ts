/**
 * An independent reader of the byte format, written from docs/formats.md alone. Imports nothing, so that it agrees with
 * the real reader only if both are right. It assumes that the bytes are valid.
 */
export interface BytesRead {
  readonly seed: number;
  readonly durationMs: number;
  /** How many words end the round; null if its time does. */
  readonly wordsInAll: number | null;
  readonly wordsAtOnce: number;
  readonly hasCapitals: boolean;
  readonly hasNumbers: boolean;
  readonly isByEar: boolean;
  readonly onMistake: 'goOn' | 'wait' | 'noWayBack';
  readonly spaceEndsWord: boolean;
  /** Null unless the round is practice. */
  readonly practised: readonly string[] | null;
  readonly hasUsualLengths: boolean;
  /** The letters of a lesson, the new ones, and those that come more often; null for other rounds. */
  readonly lesson: readonly string[] | null;
  /** Null if the words are a custom text. */
  readonly list: { readonly name: string; readonly hash: number } | null;
  readonly customText: { readonly columns: number; readonly batches: readonly string[] } | null;
  /** `at` in tenths of a ms. */
  readonly events: readonly { readonly at: number; readonly did: string | number }[];
}

type Setup = Omit<BytesRead, 'events'>;

/** @param deal gives the text of a batch of a list; not called for a custom text */
export function referenceRead(bytes: Uint8Array, deal: (setup: Setup, batch: number) => string): BytesRead {
  let at = 0;
  const take = (count: number): number[] => {
    at += count;
    if (at > bytes.length) throw new Error('The bytes end too early.');
    return Array.from(bytes.slice(at - count, at));
  };
  const one = (): number => take(1)[0] ?? 0;
  const number = (): number => {
    const byte = one();
    return byte < 128 ? byte : byte - 128 + 128 * number();
  };
  const utf8 = (bytes: readonly number[]): string =>
    new TextDecoder().decode(Uint8Array.from([0x2e, ...bytes])).slice(1);

  if (one() !== 0x54) throw new Error('This is not a round.');
  if (one() !== 4) throw new Error('This is no round with fields.');
  /** The bytes of the fields by their numbers. */
  const fields = new Map<number, number[]>();
  for (let tag = number(); tag !== 0; tag = number()) fields.set(tag, take(number()));
  const whole = (tag: number): number | undefined =>
    fields.get(tag)?.reduceRight((sum, byte) => sum * 128 + (byte % 128), 0);
  const written = (tag: number): string | undefined => {
    const field = fields.get(tag);
    return field && utf8(field);
  };
  const wordsInAll = [null, 12, 24, 48][whole(13) ?? 0] ?? null;
  const onMistake = (['goOn', 'wait', 'noWayBack'] as const)[whole(25) ?? 0] ?? 'goOn';
  const wordsAtOnce = whole(5) ?? 12;
  const [name, text] = [written(7), written(11)];
  const setup: Setup = {
    seed: whole(1) ?? 0,
    durationMs: whole(3) ?? 30_000,
    wordsInAll,
    wordsAtOnce,
    hasCapitals: fields.has(15),
    hasNumbers: fields.has(17),
    isByEar: fields.has(23),
    onMistake,
    spaceEndsWord: fields.has(29),
    practised: written(19)?.split('\n') ?? null,
    hasUsualLengths: fields.has(21),
    lesson: written(31)?.split('\n') ?? null,
    list: name === undefined ? null : { name, hash: whole(9) ?? 0 },
    customText: text === undefined ? null : { columns: whole(27) ?? 0, batches: text.split('\n') },
  };
  const textOf = (batch: number): string =>
    setup.customText ? (setup.customText.batches[batch] ?? 'nothing more was shown') : deal(setup, batch);

  let [batch, place, now, lastShown] = [0, 0, 0, 0];
  let shown = textOf(0);
  /** Where each character was typed that stands in these words, and in those before. */
  let [standing, standingBefore]: [number[], number[]] = [[], []];
  const events = Array.from({ length: number() }, () => {
    const head = number();
    now += Math.floor(head / 4);
    if (head % 4 >= 2) {
      const deleted = head % 4 === 2 ? 1 : number();
      if (place === 0) {
        batch -= 1;
        shown = textOf(batch);
        standing = standingBefore;
      }
      const kept = standing.length - deleted;
      place = standing[kept] ?? Number.NaN;
      standing = standing.slice(0, kept);
      return { at: now, did: deleted };
    }
    const isRight = head % 4 === 0;
    const did = isRight ? shown.charAt(place) : utf8(take(one()));
    if (!isRight && onMistake === 'wait') return { at: now, did };
    standing = [...standing, place];
    if (!setup.spaceEndsWord || isRight) place += 1;
    else if (did === ' ') {
      const space = shown.indexOf(' ', place);
      place = space < 0 ? shown.length : space + 1;
    } else if (shown[place] !== ' ') place += 1;
    if (place === shown.length && (batch + 1) * wordsAtOnce !== wordsInAll) {
      [batch, place] = [batch + 1, 0];
      [standing, standingBefore] = [[], standing];
      shown = textOf(batch);
      lastShown = Math.max(lastShown, batch);
    }
    return { at: now, did };
  });
  if (at !== bytes.length) throw new Error('There are bytes left over.');
  if (setup.customText && setup.customText.batches.length !== lastShown + 1)
    throw new Error('More was shown.');
  return { ...setup, events };
}

/** Whether each batch fits on four lines of this many characters. */
export function fitFourLines(batches: readonly string[], columns: number): boolean {
  return batches.every((batch) => {
    let lines = 1;
    let room = columns;
    for (const word of batch.split(' ')) {
      const isAlone = room === columns;
      if (word.length + 1 > room && !isAlone) {
        lines += 1;
        room = columns;
      }
      room -= word.length + 1;
    }
    return lines <= 4;
  });
}
