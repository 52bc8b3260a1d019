import { useAtomValue } from 'jotai';
import { leadAtom } from '../../state/race/raceAtoms';
import styles from './Race.module.css';
import { leadSentence } from './raceSentences';

/** How a race has ended: the line after it. It is announced together with the result. */
export function RaceOutcome() {
  const lead = useAtomValue(leadAtom);
  return lead && <p className={styles.lead}>{leadSentence(lead)}</p>;
}
