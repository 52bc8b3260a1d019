import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { kindOfSetup } from '../../core/options/options';
import { listToPractise } from '../../core/practice/practiceList';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { stopPracticeAtom } from '../../state/practice/startPracticeAtoms';
import { practiceOnBoardAtom, setupOnBoardAtom } from '../../state/replay/boardAtoms';
import { finishedRoundAtom } from '../../state/round/roundAtoms';
import { MARKS } from '../controls/withElements';
import { lineOfKind } from '../options/lineOfKind';
import { DoneLink } from '../round/DoneLink';
import { PairNames } from './PairName';
import styles from './PracticeLine.module.css';
import { practisedNames, roundOfSet } from './practiceSentences';

/** The line above the words while the player practises: what is practised, and until its end the button `Done`. */
export function PracticeLine() {
  const practice = useAtomValue(practiceOnBoardAtom);
  const options = useAtomValue(optionsAtom);
  const { practice: _, ...kind } = kindOfSetup(useAtomValue(setupOnBoardAtom));
  const isFinished = useAtomValue(finishedRoundAtom) !== null;
  const stop = useSetAtom(stopPracticeAtom);
  if (!practice) return null;
  // A finished round has been counted already, and its line keeps its number. One that was not counted is the first.
  const before = Math.max(0, practice.rounds - (isFinished ? 1 : 0));
  const facts = [roundOfSet(before)];
  if (practice.isShort)
    facts.push(t({ message: 'few words contain them', comment: 'Of the pairs of keys in practice' }));
  if (listToPractise(options.words) !== options.words)
    facts.push(t({ message: 'in standard words', comment: 'Practice, instead of in the chosen words' }));
  const chosen = lineOfKind(options, kind);
  if (chosen) facts.push(chosen);
  // Not in elements of their own: the line is found by how it begins. The beginning never changes.
  const [beginning, end] = practisedNames(MARKS[0]).split(MARKS[0]);
  return (
    <div className={styles.line} data-practice>
      <p>
        {beginning}
        <PairNames pairs={practice.wanted} />
        <span>{`${end} · ${facts.join(' · ')}`}</span>
      </p>
      <DoneLink name={t({ message: 'Done', comment: 'Button that ends practice' })} onDone={stop} />
    </div>
  );
}
