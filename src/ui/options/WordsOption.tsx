import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { isShortList, languageOf, WORDS_CHOICES } from '../../core/words/wordChoices';
import { chooseOptionsAtom } from '../../state/next/chooseOptionsAtoms';
import { retryWordsAtom } from '../../state/next/chosenWordsAtoms';
import { areMissing, wordsStateAtom } from '../../state/next/customWordsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { customTextAtom } from '../../state/words/customTextAtoms';
import { Button } from '../controls/Button';
import { LiveRegion } from '../controls/LiveRegion';
import { Select } from '../controls/Select';
import { CustomTextOption } from './CustomTextOption';
import { GroupControls } from './OptionControl';
import { OptionRow } from './OptionRow';
import { OPTION_VIEWS } from './optionViews';
import { WordsSearch } from './WordsSearch';
import { wordsLabel, wordsLabelLanguage } from './wordsLabels';
import { wordsMessage } from './wordsMessage';

const LISTS = WORDS_CHOICES.map(({ name }) => name).filter((name) => name !== CUSTOM_TEXT);

function isEnglish(list: string): boolean {
  return languageOf(list) === undefined;
}

function optionOf(name: string) {
  return (
    <option key={name} value={name} lang={wordsLabelLanguage(name)}>
      {wordsLabel(name)}
    </option>
  );
}

/** The choice of words. `Own text` takes effect only once there is a text. Words that have not come are asked for again. */
export function WordsOption() {
  const { words } = useAtomValue(optionsAtom);
  const state = useAtomValue(wordsStateAtom);
  const text = useAtomValue(customTextAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const retry = useSetAtom(retryWordsAtom);
  useEffect(() => void retry(), [retry]);
  const store = useStore();
  // A command may have opened the dialog for a custom text.
  const [isTextRequested, setTextRequested] = useState(
    () => store.get(pendingActionAtom)?.action?.kind === 'customText',
  );
  const [isTextPicked, setTextPicked] = useState(isTextRequested);
  const [wordsBefore, setWordsBefore] = useState(words);
  if (words !== wordsBefore) {
    // Words were chosen, here or in another tab: the custom text is in use, or no longer wanted.
    setWordsBefore(words);
    setTextPicked(false);
  }
  const isTextShown = isTextPicked || words === CUSTOM_TEXT;
  // A saved text is read only after `Own text` was picked.
  const isTextReady = isTextPicked && text !== null;
  useEffect(() => {
    if (isTextReady) choose({ words: CUSTOM_TEXT });
  }, [isTextReady, choose]);
  const ref = useRef<HTMLSelectElement>(null);
  const wasTextShown = useRef(isTextShown);
  useEffect(() => {
    // The custom text's controls are unmounted, and one of them may have had focus.
    const isLost = !document.activeElement?.matches('dialog *');
    if (wasTextShown.current && !isTextShown && isLost) ref.current?.focus();
    wasTextShown.current = isTextShown;
  }, [isTextShown]);
  const pick = (name: string, isByButton = false): void => {
    setTextPicked(name === CUSTOM_TEXT);
    // The button goes.
    setTextRequested(isByButton);
    if (name !== CUSTOM_TEXT) choose({ words: name });
  };
  const tryAgain = (): void => {
    // The button goes meanwhile.
    ref.current?.focus();
    void retry();
  };
  return (
    <OptionRow name={i18n._(OPTION_VIEWS.words.label)}>
      {(id) => (
        <>
          <div className="row">
            <Select
              ref={ref}
              aria-labelledby={id}
              value={isTextShown ? CUSTOM_TEXT : words}
              onChange={({ currentTarget }) => pick(currentTarget.value)}
            >
              {LISTS.filter(isEnglish).map(optionOf)}
              <optgroup label={t`Other languages`}>
                {LISTS.filter((name) => !isEnglish(name) && !isShortList(name)).map(optionOf)}
              </optgroup>
              <optgroup
                label={t({
                  message: '200 most used',
                  comment: 'The heading of lists of the 200 words that are used most',
                })}
              >
                {LISTS.filter(isShortList).map(optionOf)}
              </optgroup>
              {optionOf(CUSTOM_TEXT)}
            </Select>
            {!isTextShown && (
              <Button data-quiet onClick={() => pick(CUSTOM_TEXT, true)}>
                {wordsLabel(CUSTOM_TEXT)}
              </Button>
            )}
          </div>
          <WordsSearch
            lists={LISTS}
            onChoose={(name) => {
              pick(name);
              // The button that was pressed goes.
              ref.current?.focus();
            }}
          />
          {isTextShown && <CustomTextOption hasAutoFocus={isTextRequested} />}
          <LiveRegion className="soft">{!isTextShown && wordsMessage(state, words)}</LiveRegion>
          {!isTextShown && areMissing(state) && <Button onClick={tryAgain}>{t`Try again`}</Button>}
          <GroupControls name="words" labelId={id} />
        </>
      )}
    </OptionRow>
  );
}
