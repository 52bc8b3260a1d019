import { i18n } from '@lingui/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { PAGE_LANGUAGES } from '../../core/language/pageLanguages';
import { chosenLanguageAtom } from '../../state/language/languageAtoms';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { Select } from '../controls/Select';
import { languageName } from './languageNames';
import { OptionNote } from './OptionControl';
import { OptionRow } from './OptionRow';
import { OPTION_VIEWS } from './optionViews';

/** The choice of the page's language. */
export function LanguageOption() {
  const chosen = useAtomValue(chosenLanguageAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  return (
    <OptionRow name={i18n._(OPTION_VIEWS.language.label)}>
      {(id) => (
        <>
          <Select
            aria-labelledby={id}
            value={chosen}
            onChange={({ currentTarget }) => choose({ language: currentTarget.value })}
          >
            {PAGE_LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageName(language)}
              </option>
            ))}
          </Select>
          <OptionNote name="language" />
        </>
      )}
    </OptionRow>
  );
}
