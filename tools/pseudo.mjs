/*
 * Builds the page with two languages for tests only, into `.cache/pseudo`: `en-XA`, in which every text is half as long again
 * and has accents, and `ar-XB`, the same from right to left. `localStorage.options` chooses one, as for any other language.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { ensurePackages, giveUp, ROOT, run, tool } from './machine.mjs';

const LOCALES = ['en-XA', 'ar-XB'];
const PLAIN = 'aeiouycnszAEIOUYCNSZ';
const ACCENTED = 'áéíóúýčñšžÁÉÍÓÚÝČÑŠŽ';
/** What makes a text longer. */
const MORE = ' þlus ëxtra wörds';

ensurePackages();
const format = formatter({ origins: false });
const english = format.parse(readFileSync(catalogue('en'), 'utf8'), {});
mkdirSync(join(ROOT, '.cache'), { recursive: true });
try {
  for (const locale of LOCALES) {
    const messages = Object.fromEntries(
      Object.entries(english).map(([id, message]) => [
        id,
        { ...message, translation: pseudo(message.message) },
      ]),
    );
    writeFileSync(catalogue(locale), format.serialize(messages, { locale, sourceLocale: 'en' }));
  }
  const isBuilt = run(tool('vite'), ['build', '--outDir', '.cache/pseudo', '--logLevel', 'error']);
  if (!isBuilt) giveUp('Build failed: see above.');
} finally {
  for (const locale of LOCALES) rmSync(catalogue(locale), { force: true });
}

function catalogue(locale) {
  return join(ROOT, 'locales', `${locale}.po`);
}

/** The message with accents and half as long again, its places as they are. */
function pseudo(message) {
  return written(compileMessage(message));
}

function written(pieces) {
  if (typeof pieces === 'string') return longer(pieces);
  const length = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 3), 0);
  const own = pieces.map((piece) => {
    if (typeof piece === 'string') return piece === '#' ? piece : accented(piece);
    const [name, type, forms] = piece;
    if (!type) return `{${name}}`;
    const cases = Object.entries(forms)
      .filter(([key]) => key !== 'offset')
      .map(([key, form]) => `${/^\d/.test(key) ? '=' : ''}${key} {${written(form)}}`);
    return `{${name}, ${type}, ${cases.join(' ')}}`;
  });
  const isPlural = pieces.some((piece) => typeof piece !== 'string' && piece[1]);
  return own.join('') + (isPlural ? '' : extra(length));
}

function longer(text) {
  return accented(text) + extra(text.length);
}

function accented(text) {
  return Array.from(text, (char) => ACCENTED[PLAIN.indexOf(char)] ?? char)
    .join('')
    .replaceAll("'", '’');
}

/** Half as much again: for a short word without a space, as a longer word. */
function extra(length) {
  const more = MORE.repeat(Math.ceil(length / MORE.length)).slice(0, Math.ceil(length / 2));
  return length < 12 ? more.replaceAll(' ', '') : more.trimEnd();
}
