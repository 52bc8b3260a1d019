import { t } from '@lingui/core/macro';
import { useStore } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { clockSecondsOnBoardAtom } from '../../state/replay/boardAtoms';
import styles from './headings.module.css';

/** The clock: the seconds that are left, or have passed, of the round on the board. */
export function TimeHeading() {
  const store = useStore();
  const ref = useRef<HTMLSpanElement>(null);
  // React renders this text once; all later ones are written below.
  const [rendered] = useState(() => store.get(clockSecondsOnBoardAtom));

  // Written without React: a new second comes with a key, and a commit would delay that key's frame.
  useLayoutEffect(() => {
    const write = (): void => {
      const figure = ref.current;
      const text = String(store.get(clockSecondsOnBoardAtom));
      if (!figure || figure.textContent === text) return;
      // Changing the text node is cheaper than replacing it, but a translator may have replaced it.
      if (figure.firstChild instanceof Text && figure.childNodes.length === 1) figure.firstChild.data = text;
      else figure.textContent = text;
    };
    write();
    return store.sub(clockSecondsOnBoardAtom, write);
  }, [store]);

  return (
    <h2 className={styles.time}>
      {t({ message: 'Time:', comment: 'The clock of the round; its seconds follow' })}{' '}
      <span ref={ref} className={styles.figure} data-part="time" translate="no" suppressHydrationWarning>
        {rendered}
      </span>
    </h2>
  );
}
