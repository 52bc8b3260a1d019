import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { OWN_LANGUAGE } from '../core/language/ownLanguage';
import { isRightToLeft } from '../core/language/pageLanguages';
import {
  chosenLanguageAtom,
  languageAtom,
  ownTitleAtom,
  showChosenLanguageAtom,
} from '../state/language/languageAtoms';
import { setupAtom } from '../state/round/roundAtoms';

/** Keeps the page in the chosen language. Where its messages cannot be loaded, each new round asks for them again. */
export function useLanguage(): void {
  const language = useAtomValue(languageAtom);
  const chosen = useAtomValue(chosenLanguageAtom);
  const ownTitle = useAtomValue(ownTitleAtom);
  const setup = useAtomValue(setupAtom);
  const showChosen = useSetAtom(showChosenLanguageAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies(chosen): Another choice is to be shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => {
    // Also where it is shown already: another one may have been asked for meanwhile, and not have come.
    void showChosen();
  }, [chosen, setup, showChosen]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    // Not on the root: a translator may set another direction there.
    document.body.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
    document.title = language === OWN_LANGUAGE ? ownTitle : t`Thirty: a typing test`;
  }, [language, ownTitle]);
}
