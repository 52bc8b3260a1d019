import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { OWN_TEXT } from '../../core/round/rules';
import { WORDS_CHOICES } from '../../core/words/wordChoices';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { type WordsState, wordsStateAtom } from '../../state/words/customWords';
import { ownTextAtom } from '../../state/words/ownTextAtoms';
import styles from './OptionsDialog.module.css';
import { OwnTextOption } from './OwnTextOption';
import { OPTION_VIEWS } from './optionViews';

const WORDS_MESSAGES: Partial<Record<WordsState, string>> = {
  late: 'These words are still loading. The words from before stay until then.',
  missing: 'These words could not be loaded. The words from before stay.',
};

/** The choice of words. `Own text` takes effect only once there is a text. */
export function WordsOption() {
  const { words } = useAtomValue(optionsAtom);
  const state = useAtomValue(wordsStateAtom);
  const text = useAtomValue(ownTextAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const store = useStore();
  // A command may have opened the dialog for an own text.
  const [isRequested] = useState(() => store.get(pendingActionAtom)?.action?.kind === 'ownText');
  const [isOwnPicked, setOwnPicked] = useState(isRequested);
  const [wordsBefore, setWordsBefore] = useState(words);
  if (words !== wordsBefore) {
    // Words were chosen, here or in another tab: the own text is in use, or no longer wanted.
    setWordsBefore(words);
    setOwnPicked(false);
  }
  const isOwnShown = isOwnPicked || words === OWN_TEXT;
  // A saved text is read only after `Own text` was picked.
  const isOwnReady = isOwnPicked && text !== null;
  useEffect(() => {
    if (isOwnReady) choose({ words: OWN_TEXT });
  }, [isOwnReady, choose]);
  const ref = useRef<HTMLSelectElement>(null);
  const wasOwnShown = useRef(isOwnShown);
  useEffect(() => {
    // The own text's controls are unmounted, and one of them may have had focus.
    const isLost = !document.activeElement?.matches('dialog *');
    if (wasOwnShown.current && !isOwnShown && isLost) ref.current?.focus();
    wasOwnShown.current = isOwnShown;
  }, [isOwnShown]);
  const pick = (name: string): void => {
    setOwnPicked(name === OWN_TEXT);
    if (name !== OWN_TEXT) choose({ words: name });
  };
  return (
    <div>
      <label className={styles.name} htmlFor={id}>
        {OPTION_VIEWS.words.label}
      </label>
      <select
        ref={ref}
        id={id}
        className={styles.select}
        value={isOwnShown ? OWN_TEXT : words}
        onChange={({ currentTarget }) => pick(currentTarget.value)}
      >
        {WORDS_CHOICES.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      {isOwnShown && <OwnTextOption hasAutoFocus={isRequested} />}
      <p role="status" className={styles.soft}>
        {!isOwnShown && WORDS_MESSAGES[state]}
      </p>
    </div>
  );
}
