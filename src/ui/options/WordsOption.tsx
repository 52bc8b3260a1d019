import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { OWN_TEXT } from '../../core/round/rules';
import { WORDS_CHOICES } from '../../core/words/wordChoices';
import { chooseOptionsAtom } from '../../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { awaitedAtom } from '../../state/page/pressAtoms';
import { type WordsState, wordsStateAtom } from '../../state/words/otherWords';
import { ownTextAtom } from '../../state/words/ownTextAtoms';
import styles from './OptionsDialog.module.css';
import { OwnTextOption } from './OwnTextOption';

const WORDS_STATES: Partial<Record<WordsState, string>> = {
  late: 'These words have not come yet. Those of before stay until they do.',
  missing: 'These words could not be loaded. Those of before stay.',
};

/** Which words rounds are of; a text of the player's own is chosen once there is one. */
export function WordsOption() {
  const { words } = useAtomValue(optionsAtom);
  const state = useAtomValue(wordsStateAtom);
  const text = useAtomValue(ownTextAtom);
  const choose = useSetAtom(chooseOptionsAtom);
  const id = useId();
  const store = useStore();
  const [isAsked] = useState(() => store.get(awaitedAtom)?.deed?.kind === 'ownText');
  const [isOwn, setOwn] = useState(isAsked);
  const [before, setBefore] = useState(words);
  if (words !== before) {
    // Chosen here or in another tab: what was looked for is found, or not wanted any more.
    setBefore(words);
    setOwn(false);
  }
  const isOwnShown = isOwn || words === OWN_TEXT;
  // One that was kept is read when it is asked for.
  const isThere = isOwn && text !== null;
  useEffect(() => {
    if (isThere) choose({ words: OWN_TEXT });
  }, [isThere, choose]);
  const ref = useRef<HTMLSelectElement>(null);
  const wasOwnShown = useRef(isOwnShown);
  useEffect(() => {
    // What had the focus has been undone with all that was below.
    const isLost = !document.activeElement?.matches('dialog *');
    if (wasOwnShown.current && !isOwnShown && isLost) ref.current?.focus();
    wasOwnShown.current = isOwnShown;
  }, [isOwnShown]);
  const pick = (name: string): void => {
    setOwn(name === OWN_TEXT);
    if (name !== OWN_TEXT) choose({ words: name });
  };
  return (
    <div>
      <label className={styles.name} htmlFor={id}>
        Words
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
      {isOwnShown && <OwnTextOption isAskedFor={isAsked} />}
      <p role="status" className={styles.soft}>
        {!isOwnShown && WORDS_STATES[state]}
      </p>
    </div>
  );
}
