import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import type { Letters } from '../../core/options/letters';
import { loadSampleLettersAtom } from '../../state/options/sampleLettersAtom';
import styles from './OptionsDialog.module.css';

/** What is easily taken for one another. */
const SAMPLE = 'agil 0O1';

interface LettersSampleProps {
  readonly letters: Letters;
  /** Their name. */
  readonly children: ReactNode;
}

/** Letters by a sample and their name, set in themselves once they have come. */
export function LettersSample({ letters, children }: LettersSampleProps) {
  const load = useSetAtom(loadSampleLettersAtom);
  const [fontFamily, setFontFamily] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void load(letters).then((families) => {
      if (isShown) setFontFamily(families);
    });
    return () => {
      isShown = false;
    };
  }, [load, letters]);
  return (
    <span className={styles.letters} style={{ fontFamily }}>
      <span aria-hidden="true">{SAMPLE}</span>
      <small className="small">{children}</small>
    </span>
  );
}
