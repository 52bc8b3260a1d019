import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { resultRemarkAtom } from '../../state/page/noticeAtoms';
import { leadAtom } from '../../state/race/raceAtoms';
import styles from './Race.module.css';
import { leadSentence } from './raceSentences';

/** How a race has ended: the line after it, which is announced together with the result. */
export function RaceOutcome() {
  const lead = useAtomValue(leadAtom);
  const setRemark = useSetAtom(resultRemarkAtom);
  const outcome = lead === null ? '' : leadSentence(lead);
  useEffect(() => setRemark(outcome), [outcome, setRemark]);
  return outcome !== '' && <p className={styles.lead}>{outcome}</p>;
}
