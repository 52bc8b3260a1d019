import { plural, t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { MistakesOfKind } from '../../analysis/insights/mistakes';
import type { WrongWord } from '../../analysis/insights/wrongWords';
import { MARKS, withElements } from '../controls/withElements';
import { withVisibleSpaces } from './insightSentences';
import styles from './MistakesList.module.css';
import { mistakesOfKind, wrongWordSentence } from './mistakeSentences';
import { wholeLetters } from './wholeLetters';

/** More words are shown on demand. */
const MOST_WORDS = 5;

interface MistakesListProps {
  readonly kinds: readonly MistakesOfKind[];
  readonly words: readonly WrongWord[];
  /** The words' language, as a BCP 47 tag. */
  readonly lang: string;
}

/** The mistakes of a round, corrected ones included: counted by kind, and each word in which they were made. */
export function MistakesList({ kinds, words, lang }: MistakesListProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const left = words.length - MOST_WORDS;
  return (
    <div>
      <div className={styles.heading}>
        <h3 id={id}>{t`Mistakes`}</h3>
        {kinds.length === 0 && <p>{t`No mistakes.`}</p>}
        {kinds.length > 0 && (
          <ul aria-labelledby={id}>
            {kinds.map((ofKind) => (
              <li key={ofKind.kind}>{mistakesOfKind(ofKind)}</li>
            ))}
          </ul>
        )}
        {left > 0 && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            // A click leaves the focus in the typing field, where Enter starts the next round.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? t({ message: 'Fewer words', comment: 'Button: shows fewer of the words with mistakes' })
              : moreWords(left)}
          </button>
        )}
      </div>
      {words.length > 0 && (
        <ul className={styles.words} aria-label={t`Wrong words`}>
          {words.slice(0, isWhole ? undefined : MOST_WORDS).map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a round never change
            <li key={index}>
              <span>
                {withElements(
                  typedForWord(...MARKS),
                  <TypedWord pieces={word.pieces} lang={lang} />,
                  <b lang={lang} dir="auto" translate="no">
                    {word.word}
                  </b>,
                )}
              </span>{' '}
              <span>{wrongWordSentence(word)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The name of the button that shows so many more words. */
function moreWords(left: number): string {
  return t({
    message: plural(left, { one: '# more word', other: '# more words' }),
    comment: 'Button: shows more of the words with mistakes',
  });
}

/** `teh for the`, given what stands for both. */
function typedForWord(typed: string, word: string): string {
  return t({
    message: `${typed} for ${word}`,
    comment: 'What was typed wrongly, and the word that it was typed for: “teh for the”',
  });
}

/** What was typed for a word, with a line where a character is missing. */
function TypedWord({ pieces, lang }: Pick<WrongWord, 'pieces'> & Pick<MistakesListProps, 'lang'>) {
  return (
    <b lang={lang} dir="auto" translate="no">
      {wholeLetters(pieces).map(({ text, isWrong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <span key={index} className={isWrong ? styles.wrong : undefined}>
          {isWrong ? withVisibleSpaces(text) || '_' : text}
        </span>
      ))}
    </b>
  );
}
