import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import { characterFromBytes, characterToBytes } from './characterBytes';

/** How the value of a field of a recording is bytes. */
export interface FieldBytes<Value> {
  write(out: ByteWriter, value: Value): void;
  /**
   * Null if these bytes cannot have been written as one; undefined if they are a value that a later version has added.
   * Whoever calls it checks that none are left.
   */
  read(from: ByteReader): Value | null | undefined;
}

/** A field that is there or not: it has no bytes. */
export const MARK: FieldBytes<true> = { write: () => {}, read: () => true };

/** A whole number, not negative. */
export const NUMBER: FieldBytes<number> = {
  write: (out, value) => out.varint(value),
  read: (from) => from.varint(),
};

/** A text as UTF-8. */
export const TEXT: FieldBytes<string> = {
  write: (out, text) => out.bytes(characterToBytes(text)),
  read: (from) => characterFromBytes(from.rest()),
};

/** Texts without line feeds, at least one, as one text with a line feed between any two. */
export const LINES: FieldBytes<readonly string[]> = {
  write: (out, lines) => TEXT.write(out, lines.join('\n')),
  read: (from) => TEXT.read(from)?.split('\n') ?? null,
};

/** One of these values, as its place among them, the first one 1. New values go to the end. */
export function oneOf<Value>(values: readonly Value[]): FieldBytes<Value> {
  return {
    write: (out, value) => out.varint(values.indexOf(value) + 1),
    read: (from) => {
      const place = from.varint();
      return place ? values[place - 1] : null;
    },
  };
}
