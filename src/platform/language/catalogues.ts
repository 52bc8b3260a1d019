import { type I18n, i18n, type Messages, setupI18n } from '@lingui/core';
import english from '../../../locales/en.po';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { readFile } from '../page/hostFiles';

/** The addresses of the catalogues of other languages, by file. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  ['../../../locales/*.po', '!../../../locales/en.po'],
  { query: '?address', import: 'default', eager: true },
);

/** What is expected in such a file (tools/messagesPlugin). */
interface Catalogue {
  readonly language?: unknown;
  readonly messages?: unknown;
}

const loaded = new Map<string, Messages>([[OWN_LANGUAGE, english]]);
const pending = new Map<string, Promise<Messages>>();

i18n.loadAndActivate({ locale: OWN_LANGUAGE, messages: english });

/** Whether the page has a language, as a BCP 47 tag. */
export function isLanguage(language: string): boolean {
  return language === OWN_LANGUAGE || fileOf(language) !== undefined;
}

/**
 * Loads the messages of a language, once: while they are on their way, another call waits for the same.
 *
 * @throws if there is no such language, the fetch fails, or the answer is something else
 */
export function loadMessages(language: string): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return Promise.resolve(known);
  const loading = pending.get(language) ?? fetchMessages(language).finally(() => pending.delete(language));
  pending.set(language, loading);
  return loading;
}

async function fetchMessages(language: string): Promise<Messages> {
  const file = fileOf(language);
  if (!file) throw new Error(`There is no language ${language}.`);
  const messages = await readFile(file, async (answer) => {
    const catalogue: Catalogue | null = await answer.json();
    if (catalogue?.language !== language || !areMessages(catalogue.messages)) {
      throw new Error(`${file} does not have the messages of ${language}.`);
    }
    return catalogue.messages;
  });
  loaded.set(language, messages);
  return messages;
}

/** Whether the messages of a language are loaded. */
export function hasMessages(language: string): boolean {
  return loaded.has(language);
}

/** Has all messages from now on in a language. @throws Error if its messages are not loaded */
export function activateMessages(language: string): void {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The messages of ${language} are not loaded.`);
  i18n.loadAndActivate({ locale: language, messages });
}

/** Gives single messages in another language than that of the page. @throws as `loadMessages` */
export async function loadTranslator(language: string): Promise<I18n> {
  const messages = await loadMessages(language);
  return setupI18n({ locale: language, messages: { [language]: messages } });
}

function fileOf(language: string): string | undefined {
  return FILES[`../../../locales/${language}.po`];
}

/** A file that is damaged in transit lacks some: the build has given all languages the same messages. */
function areMessages(value: unknown): value is Messages {
  if (value === null || typeof value !== 'object') return false;
  const messages = value as Readonly<Record<string, unknown>>;
  return Object.keys(english).every((id) => typeof messages[id] === 'string' || Array.isArray(messages[id]));
}
