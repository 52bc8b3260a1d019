import type { LoggedEvent } from '../round/log';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import { characterFromBytes, characterToBytes } from './characterBytes';
import { msOf, tenthsOf } from './recording';

/** The kind of an event: the two lowest bits of its first number. The higher bits are the time since the last event. */
const KIND = { typedExpected: 0, typedOther: 1, deletedOne: 2, deletedSeveral: 3 } as const;
const KINDS = 4;

/** What the round knows about the next event before it is read. */
export interface EventContext {
  /** The time of the previous event, in tenths of a ms since the first character. */
  readonly tenthsBefore: number;
  /** The character that should be typed next. */
  readonly expected: string;
}

/** Writes a logged event. Most take two bytes. */
export function writeEvent(
  out: ByteWriter,
  event: LoggedEvent,
  { tenthsBefore, expected }: EventContext,
): void {
  const gap = tenthsOf(event.at) - tenthsBefore;
  if (event.kind === 'deleted') {
    out.varint(gap * KINDS + (event.count === 1 ? KIND.deletedOne : KIND.deletedSeveral));
    if (event.count !== 1) out.varint(event.count);
  } else if (event.char === expected) {
    out.varint(gap * KINDS + KIND.typedExpected);
  } else {
    out.varint(gap * KINDS + KIND.typedOther);
    out.block(characterToBytes(event.char));
  }
}

/** The next event; null if the bytes hold none, or not in the form in which `writeEvent` writes it. */
export function readEvent(bytes: ByteReader, { tenthsBefore, expected }: EventContext): LoggedEvent | null {
  const gapAndKind = bytes.varint();
  if (gapAndKind === null) return null;
  const at = msOf(tenthsBefore + Math.floor(gapAndKind / KINDS));
  switch (gapAndKind % KINDS) {
    case KIND.typedExpected:
      return { kind: 'typed', char: expected, at };
    case KIND.typedOther: {
      const block = bytes.block();
      const char = block && characterFromBytes(block);
      return char === null || char === expected ? null : { kind: 'typed', char, at };
    }
    case KIND.deletedOne:
      return { kind: 'deleted', count: 1, at };
    default: {
      const count = bytes.varint();
      return count === null || count < 2 ? null : { kind: 'deleted', count, at };
    }
  }
}
