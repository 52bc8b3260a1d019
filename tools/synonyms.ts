import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { synonymId } from '../src/core/language/synonymId.ts';

const FOLDER = fileURLToPath(new URL('../locales/synonyms/', import.meta.url));

/**
 * The synonyms of a language, as messages beside those of its catalogue: by the id of a command or the name of an option,
 * one text, `zurücksetzen, Standard`. English has none: its words stand with the commands.
 */
export function synonymMessages(locale: string): Messages {
  const file = `${FOLDER}${locale}.json`;
  if (!existsSync(file)) return {};
  const synonyms: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(synonyms).map(([of, words]) => [synonymId(of), words]));
}
