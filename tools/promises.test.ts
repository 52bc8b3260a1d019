import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each row of these names the tests that hold it, by the beginnings of their titles. */
const DOCS = ['docs/contract.md', 'docs/reliability.md'];
const TITLED =
  /\b(?:test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g;
/** What differs from one test of a loop to the next. */
const VARIABLE = /\$\{[^}]*\}|%[sdijo]|\$\w+/;

const sources = [...filesBelow('e2e'), ...filesBelow('src'), ...filesBelow('tools')]
  .filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
  .map((file) => readFileSync(file, 'utf8'));
const titles = sources.flatMap(titlesIn);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
}

/** The titles of a file's tests, each as the pieces that are the same in every test of a loop. */
function titlesIn(source: string): string[][] {
  return Array.from(source.matchAll(TITLED), ([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll("\\'", "'").split(VARIABLE),
  );
}

/** What the last cells of a document's tables quote of titles: “the first character…”, “… is cut off…”. */
function quotesIn(doc: string): string[] {
  const cells = doc.split('\n').map((line) => line.match(/\|([^|]*)\|$/)?.[1] ?? '');
  return cells.flatMap((cell) => Array.from(cell.matchAll(/“([^”]+)”/g), ([, quote = '']) => quote));
}

/** Whether a title may be the one of a quote. */
function isQuoted(pieces: readonly string[], quote: string): boolean {
  const parts = quote.split('…').map((part) => part.trim());
  const isBeginning = !quote.startsWith('…');
  const [first = ''] = pieces;
  return parts
    .filter((part) => part !== '')
    .every((part, index) =>
      isBeginning && index === 0
        ? first.startsWith(part) || (pieces.length > 1 && part.startsWith(first) && hasOneOf(pieces, part))
        : pieces.some((piece) => piece.includes(part)) || (pieces.length > 1 && hasOneOf(pieces, part)),
    );
}

/** Whether a quote begins like the name of a case, which a loop puts into its titles. */
function isCase(quote: string): boolean {
  const [beginning = ''] = quote.split('…');
  return (
    beginning.length > 3 &&
    sources.some((text) => ["'", '"', '`'].some((mark) => text.includes(mark + beginning)))
  );
}

/** Whether one of the pieces between what differs is in a text, or begins at its end. */
function hasOneOf(pieces: readonly string[], text: string): boolean {
  const ENOUGH = 6;
  return pieces
    .map((piece) => piece.trim())
    .some(
      (piece) =>
        (piece.length >= ENOUGH && text.includes(piece)) ||
        Array.from({ length: text.length - ENOUGH }, (_, from) => text.slice(from)).some((end) =>
          piece.startsWith(end),
        ),
    );
}

test('each test that a promise names is there', () => {
  expect(titles.length).toBeGreaterThan(1000);
  const missing = DOCS.flatMap((doc) =>
    quotesIn(readFileSync(doc, 'utf8'))
      .filter((quote) => !titles.some((pieces) => isQuoted(pieces, quote)) && !isCase(quote))
      .map((quote) => `${doc}: “${quote}”`),
  );
  expect(missing).toEqual([]);
});
