/*
 * `npm run words`: makes the two English lists by frequency. The packages with their words are fetched at exact versions
 * into .cache; their hashes must be those of tools/wordSources.ts. The other lists of assets/words are written by hand.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackage } from './fetchedPackage.mjs';
import { importSource } from './importSource.mjs';
import { ensurePackages, ROOT } from './machine.mjs';

/** Older speeches use an older vocabulary. */
const SPEECHES_FROM = 1946;

ensurePackages();
const sources = await importSource('tools/wordSources.ts');

const { ENGLISH_LEFT_OUT } = await importSource('tools/englishLeftOut.ts');
const isLeftOut = sources.matcherOf(ENGLISH_LEFT_OUT);
const wanted = sources.frequentWords(english()).filter((word) => !isLeftOut(word));
write('english-200', sources.sortedUnique(wanted.slice(0, 200)));
write('english-10000', sources.sortedUnique(wanted.slice(0, 10_000)));

function english() {
  const classes = fetchedPackage(sources.SPELLER_CLASSES);
  const words = (kind, level) =>
    JSON.parse(readFileSync(join(classes, `${kind}-words-${level}.json`), 'utf8'));
  return {
    classes: [10, 20].map((level) => [...words('english', level), ...words('american', level)]),
    speeches: texts(sources.SPEECHES, (file) => Number.parseInt(file, 10) >= SPEECHES_FROM),
    novel: texts(sources.NOVEL, () => true),
  };
}

function texts(source, isWanted) {
  const folder = join(fetchedPackage(source), 'data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && isWanted(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

function write(name, words) {
  const list = { id: `${name}-1`, words: words.join(' ') };
  writeFileSync(join(ROOT, 'assets/words', `${name}.json`), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${name}: ${words.length} words`);
}
