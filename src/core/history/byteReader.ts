/** We never write a longer varint: five bytes reach 2^35 − 1. */
const MAX_VARINT_BYTES = 5;

/**
 * Reads what `ByteWriter` has written, first to last. A method returns null if the bytes end too early or are not what
 * the writer would have written. After a null, whatever is read next is meaningless.
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#bytes.length;
  }

  byte(): number | null {
    return this.#bytes[this.#next++] ?? null;
  }

  uint32(): number | null {
    let value = 0;
    for (let i = 0; i < 4; i++) {
      const byte = this.byte();
      if (byte === null) return null;
      value = value * 0x100 + byte;
    }
    return value;
  }

  /** Also null if the number takes more bytes than it needs. */
  varint(): number | null {
    let value = 0;
    let scale = 1;
    for (let i = 0; i < MAX_VARINT_BYTES; i++) {
      const byte = this.byte();
      if (byte === null || (byte === 0 && i > 0)) return null;
      value += (byte % 0x80) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
    }
    return null;
  }

  /** Bytes with their number in front, as a varint. */
  sized(): Uint8Array | null {
    const length = this.varint();
    return length === null ? null : this.bytes(length);
  }

  /** Bytes with their number in front, in one byte. */
  block(): Uint8Array | null {
    const length = this.byte();
    return length === null ? null : this.bytes(length);
  }

  bytes(length: number): Uint8Array | null {
    if (length > this.#bytes.length - this.#next) return null;
    this.#next += length;
    return this.#bytes.subarray(this.#next - length, this.#next);
  }

  /** All remaining bytes. */
  rest(): Uint8Array {
    const rest = this.#bytes.subarray(this.#next);
    this.#next = this.#bytes.length;
    return rest;
  }
}
