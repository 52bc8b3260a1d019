import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Each row of these names the tests that check it: files, and the beginnings of titles. */
const DOCS = ['docs/contract.md', 'docs/reliability.md'];
const TITLED =
  /\b(?:test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g;
/** The parts of a title that differ between the tests of a loop. */
const VARIABLE = /\$\{[^}]*\}|%[sdijo]|\$\w+/;

const files = [...filesBelow('e2e'), ...filesBelow('src'), ...filesBelow('tools')].filter((file) =>
  /\.tsx?$/.test(file),
);
const sources = files.map((file) => readFileSync(file, 'utf8'));
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

/** The last cells of a document's tables. */
function cellsIn(doc: string): string[] {
  return doc.split('\n').map((line) => line.match(/\|([^|]*)\|$/)?.[1] ?? '');
}

/** The titles quoted in a cell: “the first character…”, “… is cut off…”. */
function quotesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/“([^”]+)”/g), ([, quote = '']) => quote);
}

/** The files named in a cell: `round`, `round.test`, `tools/styles.test`. */
function namesIn(cell: string): string[] {
  const alone = cell.split(/[,;]/).map((item) => item.replace(/“.*/, '').trim());
  const withTest = cell.match(/[\w./]+\.(?:test|spec)\b/g) ?? [];
  return [...alone.filter((item) => /^[a-z][\w./]*$/i.test(item)), ...withTest];
}

/** Whether there is such a file: a browser test if the name has no `.test`. */
function isFile(name: string): boolean {
  const file = name.endsWith('.test') ? name : `${name}.spec`;
  return name === 'fuzz' || files.some((path) => `/${path.replace(/\.tsx?$/, '')}`.endsWith(`/${file}`));
}

/** Whether a quote may be from this title. */
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

/** Whether a quote begins with a string of the sources: the name of a case, which a loop puts into its titles. */
function isCase(quote: string): boolean {
  const [beginning = ''] = quote.split('…');
  return (
    beginning.length > 3 &&
    sources.some((text) => ["'", '"', '`'].some((mark) => text.includes(mark + beginning)))
  );
}

/** Whether one of a title's fixed pieces is in a text, or begins at its end. */
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

test('each test that a promise quotes is there', () => {
  expect(titles.length).toBeGreaterThan(1000);
  const missing = DOCS.flatMap((doc) =>
    cellsIn(readFileSync(doc, 'utf8'))
      .flatMap(quotesIn)
      .filter((quote) => !titles.some((pieces) => isQuoted(pieces, quote)) && !isCase(quote))
      .map((quote) => `${doc}: “${quote}”`),
  );
  expect(missing).toEqual([]);
});

test('each file of tests that a promise names is there', () => {
  const missing = DOCS.flatMap((doc) =>
    cellsIn(readFileSync(doc, 'utf8'))
      .filter((cell) => !/^\s*(?:test|rule|-+)\s*$/.test(cell))
      .flatMap(namesIn)
      .filter((name) => !isFile(name))
      .map((name) => `${doc}: ${name}`),
  );
  expect(missing).toEqual([]);
});
