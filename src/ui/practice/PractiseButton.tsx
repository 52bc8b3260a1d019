import { useSetAtom } from 'jotai';
import { MAX_WANTED } from '../../core/practice/wantedPairs';
import { choiceAtom } from '../../state/practice/choiceAtoms';
import { startPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { Button } from '../controls/Button';
import { PairNames } from './PairName';
import styles from './Practice.module.css';
import { inWords } from './practiceSentences';
import type { Choice } from './useChoice';

interface PractiseButtonProps {
  readonly choice: Choice;
  /** The items to practise if none are chosen. */
  readonly worthiest: readonly string[];
  /** Whether any pair of the chosen words was ever typed. */
  readonly isTyped: boolean;
}

/** Begins practice of what is chosen, or of the pairs that would help most, and closes the dialog. */
export function PractiseButton({ choice, worthiest, isTyped }: PractiseButtonProps) {
  const start = useSetAtom(startPracticeAtom);
  const choose = useSetAtom(choiceAtom);
  const isChosen = choice.items.length > 0;
  const items = isChosen ? choice.items : worthiest;
  if (items.length === 0) {
    const told = isTyped ? 'No pair takes you longer than usual.' : 'No rounds with these words yet.';
    return <p className={styles.soft}>{told}</p>;
  }
  const these = items.length === 1 ? 'this one' : `these ${inWords(items.length)}`;
  return (
    <>
      <p>
        <Button
          data-first
          onClick={({ currentTarget, timeStamp }) => {
            void start(items, timeStamp).then((hasBegun) => hasBegun && choose([]));
            // With close(), the focus moves out before the dialog is unmounted.
            currentTarget.closest('dialog')?.close();
          }}
        >
          <span>
            Practise{' '}
            {isChosen ? (
              <PairNames pairs={items} />
            ) : (
              <>
                {these}{' '}
                <span className="visuallyHidden">
                  (<PairNames pairs={items} />)
                </span>
              </>
            )}
          </span>
        </Button>
      </p>
      {/* A new element for each press, so that each is announced. */}
      {choice.refused > 0 && (
        <p key={choice.refused} role="alert" className={styles.soft}>
          At most {inWords(MAX_WANTED)} keys and pairs can be practised at once. Take one of them away first.
        </p>
      )}
    </>
  );
}
