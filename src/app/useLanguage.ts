import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { isRightToLeft } from '../core/language/pageLanguages';
import { chosenLanguageAtom, languageAtom, showChosenLanguageAtom } from '../state/language/languageAtoms';
import { setupAtom } from '../state/round/roundAtoms';

/** Keeps the page in the chosen language. Where its messages cannot be loaded, each new round asks for them again. */
export function useLanguage(): void {
  const language = useAtomValue(languageAtom);
  const chosen = useAtomValue(chosenLanguageAtom);
  const setup = useAtomValue(setupAtom);
  const showChosen = useSetAtom(showChosenLanguageAtom);

  // biome-ignore lint/correctness/useExhaustiveDependencies(setup): A new round is another try.
  useEffect(() => {
    if (chosen !== language) void showChosen();
  }, [chosen, language, setup, showChosen]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.body.style.direction = isRightToLeft(language) ? 'rtl' : '';
    document.title = t`Thirty: a typing test`;
  }, [language]);
}
