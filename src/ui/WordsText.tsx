import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { type Mark, markAt } from '../core/marks';
import { roundAtom, shownWordsAtom } from '../state/roundAtoms';
import styles from './WordsText.module.css';

interface WordsTextProps {
  readonly id: string;
  /** Coloured and in sight while there is no canvas; otherwise for screen readers only. */
  readonly isShown: boolean;
  /** Its font is there; before, it only takes its room. */
  readonly isReadable: boolean;
}

/** The shown words as text: exactly the words, separated by single spaces. */
export function WordsText({ id, isShown, isReadable }: WordsTextProps) {
  return (
    <div
      id={id}
      className={isShown ? styles.shown : 'visuallyHidden'}
      data-shown={isShown}
      data-readable={isReadable}
    >
      {isShown ? <ColouredWords /> : <PlainWords />}
    </div>
  );
}

function PlainWords() {
  return useAtomValue(shownWordsAtom);
}

function ColouredWords() {
  const round = useAtomValue(roundAtom);
  const cursor = round.phase === 'finish' ? -1 : round.typed.length;
  let position = 0;
  return round.expected.split(/(?<= )/).map((word, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words keep their places
    <span key={number} className={styles.word} style={{ width: `calc(${word.length} * var(--cell))` }}>
      {Array.from(word, (char) => {
        const at = position++;
        return <Character key={at} char={char} mark={markAt(round, at)} hasCaret={at === cursor} />;
      })}
    </span>
  ));
}

interface CharacterProps {
  readonly char: string;
  readonly mark: Mark;
  readonly hasCaret: boolean;
}

const Character = memo(function Character({ char, mark, hasCaret }: CharacterProps) {
  return (
    <span data-mark={mark} data-caret={hasCaret || undefined}>
      {char}
    </span>
  );
});
