/** Collects bytes, first to last. Numbers are whole and not negative. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  /** Four bytes, the highest first. */
  uint32(value: number): void {
    for (let shift = 24; shift >= 0; shift -= 8) this.byte(value >>> shift);
  }

  /**
   * Seven bits a byte, the lowest first; all bytes but the last have their top bit set. By multiples instead of bit
   * shifts, which end at 2^32. LEB128, unsigned, as in DWARF 5, 7.6: https://dwarfstd.org/doc/DWARF5.pdf
   */
  varint(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte(0x80 + (rest % 0x80));
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** Up to 255 bytes, their number before them. */
  block(bytes: ArrayLike<number>): void {
    this.byte(bytes.length);
    this.#bytes.push(...Array.from(bytes));
  }

  /** However many they are; how many is told elsewhere. */
  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.byte(byte);
  }

  written(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
