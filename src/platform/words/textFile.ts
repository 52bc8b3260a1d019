/** Nobody would type a longer text to its end. */
const MAX_TEXT_BYTES = 1_000_000;

/** Why a file cannot be used as a text. */
export type TextTrouble = 'tooLarge' | 'notText' | 'unreadable';

/** Images and word processor documents contain it, texts do not. */
const BINARY_MARK = '\0';

/** Reads a pasted text or a file: UTF-8, UTF-16 with a byte order mark, else Windows-1252. */
export async function readText(given: string | Blob): Promise<{ readonly text: string } | TextTrouble> {
  const blob = typeof given === 'string' ? new Blob([given]) : given;
  if (blob.size > MAX_TEXT_BYTES) return 'tooLarge';
  let text: string;
  try {
    text = decoded(new Uint8Array(await blob.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
  return text.includes(BINARY_MARK) ? 'notText' : { text };
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
