/*
 * `npm run words`: makes the lists of assets/words, except english.json, which never changes. The packages with the
 * words are fetched at exact versions into .cache; their hashes must be those of tools/wordSources.ts.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './importSource.mjs';
import { ensurePackages, giveUp, ROOT } from './machine.mjs';

const CACHE = join(ROOT, '.cache/words');
const IS_WINDOWS = process.platform === 'win32';
/** Older speeches use an older vocabulary. */
const SPEECHES_FROM = 1946;

ensurePackages();
const sources = await importSource('tools/wordSources.ts');

for (const file of readdirSync(join(ROOT, 'tools/languages'))) {
  const name = file.replace(/\.ts$/, '');
  const language = (await importSource(`tools/languages/${file}`))[name];
  if (language) write(name, sources.wordsOfEmoji(emojiNames(language.locale), language), language.earlier);
}
const { ENGLISH_LEFT_OUT } = await importSource('tools/languages/english.ts');
const isLeftOut = sources.matcherOf(ENGLISH_LEFT_OUT);
const wanted = sources.frequentWords(english()).filter((word) => !isLeftOut(word));
write('english-200', sources.sortedUnique(wanted.slice(0, 200)));
write('english-10000', sources.sortedUnique(wanted.slice(0, 10_000)));

function emojiNames(locale) {
  const file = join(fetched(sources.EMOJI_NAMES), 'annotations', locale, 'annotations.json');
  return JSON.parse(readFileSync(file, 'utf8')).annotations.annotations;
}

function english() {
  const classes = fetched(sources.SPELLER_CLASSES);
  const words = (kind, level) =>
    JSON.parse(readFileSync(join(classes, `${kind}-words-${level}.json`), 'utf8'));
  return {
    classes: [10, 20].map((level) => [...words('english', level), ...words('american', level)]),
    speeches: texts(sources.SPEECHES, (file) => Number.parseInt(file, 10) >= SPEECHES_FROM),
    novel: texts(sources.NOVEL, () => true),
  };
}

function texts(source, isWanted) {
  const folder = join(fetched(source), 'data');
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt') && isWanted(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** The folder of a package; fetches and unpacks it if needed. */
function fetched({ name, version, integrity }) {
  const place = join(CACHE, `${name.replace('@', '').replace('/', '-')}-${version}`);
  const archive = `${place}.tgz`;
  if (!existsSync(archive)) {
    mkdirSync(CACHE, { recursive: true });
    runOrGiveUp('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', CACHE]);
  }
  const [algorithm] = integrity.split('-', 1);
  const hash = createHash(algorithm).update(readFileSync(archive)).digest('base64');
  if (`${algorithm}-${hash}` !== integrity) {
    giveUp(`${archive} does not have the hash in tools/wordSources.ts: remove it, then try again.`);
  }
  if (!existsSync(place)) {
    mkdirSync(place);
    runOrGiveUp('tar', ['-xzf', archive, '-C', place, '--strip-components=1']);
  }
  return place;
}

function runOrGiveUp(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], shell: IS_WINDOWS });
  if (status !== 0) giveUp(`${command} ${args[0]} failed: npm and tar are needed, and the npm registry.`);
}

function write(name, words, earlier = []) {
  const list = {
    id: `${name}-${earlier.length + 1}`,
    ...(earlier.length > 0 && {
      earlier: Object.fromEntries(earlier.map((more, index) => [`${name}-${index + 1}`, more])),
    }),
    words: words.join(' '),
  };
  writeFileSync(join(ROOT, 'assets/words', `${name}.json`), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${name}: ${words.length} words`);
}
