import { fileURLToPath } from 'node:url';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Messages } from '@lingui/core';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const config = getConfig({ cwd: ROOT });

/** The languages that have a catalogue in `locales/`, as BCP 47 tags. */
export const LOCALES: readonly string[] = config.locales;

/** The compiled messages of a language. @throws Error if one is missing or cannot be compiled */
export async function compiledMessages(locale: string): Promise<Messages> {
  const [catalog] = await getCatalogs(config);
  if (!catalog) throw new Error('lingui.config.js names no catalogue.');
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: config.sourceLocale ?? 'en',
  });
  const { source, errors } = createCompiledCatalog(locale, messages, { namespace: 'json', strict: true });
  const faults = [
    ...missing.map(({ id, source: english }) => `is missing: ${english ?? id}`),
    ...errors.map(({ source: text, error }) => `cannot be compiled (${error.message}): ${text}`),
  ];
  if (faults.length > 0) throw new Error(`In locales/${locale}.po\n${faults.join('\n')}`);
  return JSON.parse(source).messages;
}
