import { languageIn, regionIn } from '../../core/speech/languageTag';
import type { VoiceFacts } from '../../core/speech/voiceOrder';

const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** What a voice is called: `Amy (United Kingdom)`, `English (America)`, `Cloud (sends the words to its maker)`. */
export function voiceLabel({ name, lang, isLocal }: VoiceFacts): string {
  const details = [regionToName(name, lang), !isLocal && 'sends the words to its maker'].filter(Boolean);
  return details.length === 0 ? name : `${name} (${details.join('; ')})`;
}

/** The region of a voice whose name does not have one; '' if there is none to name. */
function regionToName(name: string, lang: string): string {
  const code = regionIn(lang);
  if (!code) return '';
  const region = regions.of(code) ?? code;
  // As espeak has it: `English (America)`.
  const isNamed = name.includes(region) || name.startsWith(`${languageName(lang)} (`);
  return isNamed || new RegExp(`\\b${code}\\b`).test(name) ? '' : region;
}

function languageName(lang: string): string {
  try {
    return languages.of(languageIn(lang)) ?? '';
  } catch {
    // Not a language.
    return '';
  }
}
