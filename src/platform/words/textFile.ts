/** Of a larger one nobody types the end. */
const MOST_TEXT_BYTES = 1_000_000;

/** Why a file is no text. */
export type TextTrouble = 'tooLarge' | 'notText' | 'unreadable';

/** Pictures and the documents of word processors are full of it; no text has it. */
const NO_TEXT = '\0';

/** A text as it is pasted or as a file has it: in UTF-8, in UTF-16 with its mark, else in Windows-1252. */
export async function readText(given: string | Blob): Promise<{ readonly text: string } | TextTrouble> {
  const blob = typeof given === 'string' ? new Blob([given]) : given;
  if (blob.size > MOST_TEXT_BYTES) return 'tooLarge';
  let text: string;
  try {
    text = decoded(new Uint8Array(await blob.arrayBuffer()));
  } catch {
    return 'unreadable';
  }
  return text.includes(NO_TEXT) ? 'notText' : { text };
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
