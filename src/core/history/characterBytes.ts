/** What a person sees as one character may be many code points: a family of four with skin tones takes 41 bytes. */
const MAX_BYTES = 64;

const MAX_BYTES_PER_UTF16_UNIT = 3;

const encoder = new TextEncoder();
// Without `ignoreBOM` a typed U+FEFF would get lost.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether a character can be recorded: at most 64 bytes of UTF-8, and no half of a surrogate pair. */
export function isRecordable(char: string): boolean {
  return isShort(char) && !/\p{Surrogate}/u.test(char);
}

/** A recordable character as UTF-8. */
export function characterToBytes(char: string): Uint8Array {
  return encoder.encode(char);
}

/** The text in these bytes; null if they are not valid UTF-8. */
export function characterFromBytes(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** Nearly all characters are short enough for a look at their length. Encoding each one to count its bytes is slow. */
function isShort(char: string): boolean {
  return char.length * MAX_BYTES_PER_UTF16_UNIT <= MAX_BYTES || encoder.encode(char).length <= MAX_BYTES;
}
