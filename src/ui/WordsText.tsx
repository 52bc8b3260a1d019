import { useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { roundAtom, shownWordsAtom } from '../state/roundAtoms';
import { ColouredWords } from './ColouredWords';
import styles from './WordsText.module.css';

interface WordsTextProps {
  readonly id: string;
  /** Coloured and in sight while there is no canvas; otherwise for screen readers only. */
  readonly isShown: boolean;
  /** Its font is there; before, it only takes its room. */
  readonly isReadable: boolean;
}

/** The shown words as text: exactly the words, separated by single spaces. To React its element is empty. */
export function WordsText({ id, isShown, isReadable }: WordsTextProps) {
  const store = useStore();
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (isShown) {
      const words = new ColouredWords(element);
      const draw = (): void => words.draw(store.get(roundAtom));
      draw();
      return store.sub(roundAtom, draw);
    }
    const write = (): void => {
      element.textContent = store.get(shownWordsAtom);
    };
    write();
    return store.sub(shownWordsAtom, write);
  }, [store, isShown]);

  return (
    <div
      ref={ref}
      id={id}
      className={isShown ? styles.shown : 'visuallyHidden'}
      data-shown={isShown}
      data-readable={isReadable}
      translate="no"
      suppressHydrationWarning
    />
  );
}
