/**
 * An independent reader of the byte format, written from docs/formats.md alone. Imports nothing, so that it agrees with
 * the real reader only if both are right. It assumes that the bytes are valid.
 */
export interface BytesRead {
  readonly version: number;
  readonly seed: number;
  readonly durationMs: number;
  /** How many words end the round; null if its time does. */
  readonly wordsInAll: number | null;
  readonly wordsAtOnce: number;
  readonly hasCapitals: boolean;
  readonly hasNumbers: boolean;
  readonly isByEar: boolean;
  readonly onMistake: 'goOn' | 'wait' | 'noWayBack';
  /** Null unless the round is practice. */
  readonly practised: readonly string[] | null;
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
  const four = (): number => take(4).reduce((sum, byte) => sum * 256 + byte, 0);
  const number = (): number => {
    const byte = one();
    return byte < 128 ? byte : byte - 128 + 128 * number();
  };
  const utf8 = (length: number): string =>
    new TextDecoder().decode(Uint8Array.from([0x2e, ...take(length)])).slice(1);

  if (one() !== 0x54) throw new Error('This is not a round.');
  const version = one();
  const onMistake: BytesRead['onMistake'] = version < 3 ? 'goOn' : one() === 1 ? 'wait' : 'noWayBack';
  const flags = one();
  const has = (flag: number): boolean => Math.floor(flags / flag) % 2 === 1;
  const [seed, end, wordsAtOnce] = [four(), number(), number()];
  const [durationMs, wordsInAll] = has(16) ? [3_600_000, end] : [end, null];
  const practised = has(8) ? utf8(number()).split('\n') : null;
  const made = {
    version,
    seed,
    durationMs,
    wordsInAll,
    wordsAtOnce,
    hasCapitals: has(1),
    hasNumbers: has(2),
    isByEar: has(4),
    onMistake,
    practised,
  };
  const setup: Setup = has(32)
    ? { ...made, list: null, customText: { columns: number(), batches: utf8(number()).split('\n') } }
    : { ...made, list: { name: utf8(number()), hash: four() }, customText: null };
  const textOf = (batch: number): string =>
    setup.customText ? (setup.customText.batches[batch] ?? 'nothing more was shown') : deal(setup, batch);

  let [batch, place, now] = [0, 0, 0];
  let text = textOf(0);
  const events = Array.from({ length: number() }, () => {
    const head = number();
    now += Math.floor(head / 4);
    if (head % 4 >= 2) {
      const deleted = head % 4 === 2 ? 1 : number();
      place -= deleted;
      return { at: now, did: deleted };
    }
    const isRight = head % 4 === 0;
    const did = isRight ? text.charAt(place) : utf8(one());
    if (!isRight && onMistake === 'wait') return { at: now, did };
    place += 1;
    if (place === text.length && (batch + 1) * wordsAtOnce !== wordsInAll) {
      [batch, place] = [batch + 1, 0];
      text = textOf(batch);
    }
    return { at: now, did };
  });
  if (at !== bytes.length) throw new Error('There are bytes left over.');
  if (setup.customText && setup.customText.batches.length !== batch + 1) throw new Error('More was shown.');
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
