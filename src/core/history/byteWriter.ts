/** Collects bytes in order. Numbers must be whole and not negative. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  /** Four bytes, big-endian. */
  uint32(value: number): void {
    for (let shift = 24; shift >= 0; shift -= 8) this.byte(value >>> shift);
  }

  /**
   * Unsigned LEB128, as in DWARF 5, 7.6 (https://dwarfstd.org/doc/DWARF5.pdf): seven bits per byte, the lowest first,
   * and all bytes but the last have their top bit set. Divides instead of shifting bits, because shifts end at 2^32.
   */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte(0x80 + (rest % 0x80));
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** Any number of bytes, with their number in front as a varint. */
  sized(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.bytes(bytes);
  }

  /** Up to 255 bytes, with their number in front. */
  block(bytes: ArrayLike<number>): void {
    this.byte(bytes.length);
    this.#bytes.push(...Array.from(bytes));
  }

  /** Any number of bytes, without a length: the reader must know it from elsewhere. */
  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.byte(byte);
  }

  written(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
