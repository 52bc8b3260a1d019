import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { resultRemarkAtom } from '../../state/page/noticeAtoms';
import { leadAtom } from '../../state/race/raceAtoms';
import styles from './Race.module.css';
import { leadSentence, spokenLeadSentence } from './raceSentences';

/** How a race has ended: the line after it, which is announced together with the result. */
export function RaceOutcome() {
  const lead = useAtomValue(leadAtom);
  const setRemark = useSetAtom(resultRemarkAtom);
  const remark = lead === null ? '' : spokenLeadSentence(lead);
  useEffect(() => setRemark(remark), [remark, setRemark]);
  return lead && <p className={styles.lead}>{leadSentence(lead)}</p>;
}
