import { type Options, optionsIn, type RoundKind } from '../../core/options/options';
import { customOptionsText } from './customOptionsText';
import { rulesOfKind } from './roundRules';
import { wordsOfKind } from './wordsLabels';

/** The line about a round of this kind: all that is not standard, with these options for what makes no kind; '' for nothing. */
export function lineOfKind(options: Options, kind: RoundKind): string {
  // The page's inline script has no texts of these.
  const special = [wordsOfKind(kind), rulesOfKind(kind)].filter(Boolean).join(' · ');
  return customOptionsText({ ...options, ...optionsIn(kind) }, special);
}
