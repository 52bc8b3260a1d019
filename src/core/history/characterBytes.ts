/** One character of a person may be many of Unicode: a family of four with skin tones takes 41 bytes. */
const MAX_BYTES = 64;

/** Of one UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

const encoder = new TextEncoder();
// Without `ignoreBOM` a typed U+FEFF would be left out.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether a character can be kept as bytes: at most 64 of them, and no half of a surrogate pair. */
export function isKeepable(char: string): boolean {
  return isShort(char) && !/\p{Surrogate}/u.test(char);
}

/** A character that can be kept, as UTF-8. */
export function characterToBytes(char: string): Uint8Array {
  return encoder.encode(char);
}

/** The text that these bytes are, null when they are no UTF-8. */
export function characterFromBytes(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Nearly all characters are short at a glance: encoding each just to count its bytes takes a reader's time. */
function isShort(char: string): boolean {
  return char.length * MOST_BYTES_A_UNIT <= MAX_BYTES || encoder.encode(char).length <= MAX_BYTES;
}
