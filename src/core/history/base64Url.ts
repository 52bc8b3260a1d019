/** RFC 4648, section 5: https://www.rfc-editor.org/rfc/rfc4648#section-5. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET, (char, value) => [char, value]));

const BITS_A_BYTE = 8;
const BITS_A_CHARACTER = 6;

/** Bytes as base64url without padding: letters, digits, `-` and `_`, which need no escaping in a URL. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let heldBits = 0;
  for (const byte of bytes) {
    held = (held << BITS_A_BYTE) | byte;
    heldBits += BITS_A_BYTE;
    while (heldBits >= BITS_A_CHARACTER) {
      heldBits -= BITS_A_CHARACTER;
      text += ALPHABET.charAt(held >> heldBits);
      held &= (1 << heldBits) - 1;
    }
  }
  return heldBits === 0 ? text : text + ALPHABET.charAt(held << (BITS_A_CHARACTER - heldBits));
}

/**
 * The bytes that `toBase64Url` encodes as exactly this text; null if there are none. Does not use `atob`, which is too
 * lenient: it accepts white space, padding and leftover bits that are not 0.
 */
export function fromBase64Url(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * BITS_A_CHARACTER) / BITS_A_BYTE));
  let next = 0;
  let held = 0;
  let heldBits = 0;
  for (let place = 0; place < text.length; place++) {
    const value = VALUES.get(text.charAt(place));
    if (value === undefined) return null;
    held = (held << BITS_A_CHARACTER) | value;
    heldBits += BITS_A_CHARACTER;
    if (heldBits < BITS_A_BYTE) continue;
    heldBits -= BITS_A_BYTE;
    bytes[next++] = held >> heldBits;
    held &= (1 << heldBits) - 1;
  }
  // Six leftover bits are a whole character too many, even if all of them are 0.
  return held === 0 && heldBits < BITS_A_CHARACTER ? bytes : null;
}
