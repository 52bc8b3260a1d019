import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { MAX_WANTED } from '../../core/practice/wantedPairs';
import { choiceAtom } from '../../state/practice/choiceAtoms';
import { startPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { Button } from '../controls/Button';
import { MARKS, withElements } from '../controls/withElements';
import { PairNames } from './PairName';
import { practiseNames, practiseThese, tooManySentence } from './practiceSentences';
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
    const told = isTyped ? t`No pair takes you longer than usual.` : t`No rounds with these words yet.`;
    return <p className="soft small">{told}</p>;
  }
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
            {isChosen ? (
              withElements(practiseNames(MARKS[0]), <PairNames pairs={items} />)
            ) : (
              <>
                <span>{practiseThese(items.length)}</span>{' '}
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
        <p key={choice.refused} role="alert" className="soft small">
          {tooManySentence(MAX_WANTED)}
        </p>
      )}
    </>
  );
}
