import { t } from '@lingui/core/macro';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { areSetAlike, shapingOf } from '../../core/words/shaping';
import { languageAtom } from '../../state/language/languageAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { isFieldFocusedAtom } from '../../state/page/fieldFocusAtoms';
import { followAtoms } from '../../state/page/followAtoms';
import {
  isWatchingAtom,
  roundOnBoardAtom,
  setupOnBoardAtom,
  shapingOnBoardAtom,
} from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import {
  areWordsHidden,
  isSayingWordsAtom,
  isSpeechOfferedAtom,
  readableWordsAtom,
  textAhead,
} from '../../state/speech/speechAtoms';
import type { TypeMetrics } from '../../type/typeMetrics';
import { ColouredWords, type WriteLines } from './ColouredWords';
import { linesWithFallbackLetters } from './fitFallbackLetters';
import { plainLines } from './plainLines';
import styles from './WordsText.module.css';

/** An element with a text has no children that React would look for. */
const NO_TEXT = '';
/** Adds the offer to say the words to the field's description (app/reset.css). */
const OFFER = 'data-offers-speech';

interface WordsTextProps {
  readonly id: string;
  /** Coloured and visible while there is no canvas; otherwise for screen readers only. */
  readonly isShown: boolean;
  /** The type they are set in; null until it is measured. */
  readonly metrics: TypeMetrics | null;
  /** What writes words that are set whole; null until it has come. Without it they are there in one colour. */
  readonly shapedLines: WriteLines | null;
}

/**
 * The shown words as text: exactly the words, separated by single spaces. Below them, for the eyes only, the first line
 * of the next ones. For React both elements have an empty text: it neither compares nor changes what is written into them.
 */
export function WordsText({ id, isShown, metrics, shapedLines }: WordsTextProps) {
  const store = useStore();
  const ref = useRef<HTMLDivElement>(null);
  const aheadRef = useRef<HTMLDivElement>(null);
  const isFocused = useAtomValue(isFieldFocusedAtom);
  const { caret } = useAtomValue(optionsAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const language = useAtomValue(languageAtom);
  const shaping = useAtomValue(shapingOnBoardAtom);

  useLayoutEffect(() => {
    const [element, aheadElement] = [ref.current, aheadRef.current];
    if (!element || !aheadElement) return;
    if (isShown) {
      if (!metrics) return;
      const words = new ColouredWords(
        element,
        aheadElement,
        metrics,
        metrics.letters ? (shapedLines ?? plainLines) : linesWithFallbackLetters,
      );
      const draw = (): void => {
        const round = store.get(roundOnBoardAtom);
        // Another type is measured for words of another kind, and they are written with that.
        if (!areSetAlike(shapingOf(round.setup), metrics.shaping ?? null)) return;
        words.draw(round, textAhead(store.get), areWordsHidden(store.get));
      };
      draw();
      const causes = [roundOnBoardAtom, optionsAtom, isSayingWordsAtom];
      const stopDrawing = followAtoms(store, [{ when: causes, run: draw }]);
      return () => {
        stopDrawing();
        words.remove();
      };
    }
    const write = (): void => {
      element.textContent = store.get(readableWordsAtom);
    };
    write();
    return store.sub(readableWordsAtom, write);
  }, [store, isShown, metrics, shapedLines]);

  // The opening has put the page into its language, but has no room for this text.
  useLayoutEffect(() => {
    if (language !== OWN_LANGUAGE && ref.current?.hasAttribute(OFFER))
      ref.current.setAttribute(OFFER, offerText());
  }, [language]);

  useEffect(() => {
    // Without React, which would delay the first key. The opening may have ended the offer already.
    const endOffer = (): void => {
      const isOver = store.get(phaseAtom) !== 'start' || store.get(isSayingWordsAtom);
      if (!isOver && ref.current?.hasAttribute(OFFER)) return;
      store.set(isSpeechOfferedAtom, false);
      ref.current?.removeAttribute(OFFER);
    };
    endOffer();
    return followAtoms(store, [{ when: [phaseAtom, isSayingWordsAtom], run: endOffer }]);
  }, [store]);

  const { lang = OWN_LANGUAGE } = useAtomValue(setupOnBoardAtom);
  return (
    <>
      <div
        ref={ref}
        id={id}
        data-part="words"
        {...(store.get(isSpeechOfferedAtom) && { [OFFER]: offerText() })}
        className={isShown ? styles.shown : 'visuallyHidden'}
        data-shown={isShown}
        data-focused={isFocused}
        data-caret-shape={isWatching ? 'line' : caret}
        lang={lang}
        dir={shaping?.dir}
        translate="no"
        suppressHydrationWarning
      >
        {NO_TEXT}
      </div>
      <div
        ref={aheadRef}
        data-part="ahead"
        className={styles.ahead}
        aria-hidden="true"
        hidden={!isShown}
        lang={lang}
        dir={shaping?.dir}
        translate="no"
        suppressHydrationWarning
      >
        {NO_TEXT}
      </div>
    </>
  );
}

function offerText(): string {
  return t({
    message: 'Words can be read aloud: Control K, read.',
    comment:
      'For screen readers. Control K: the keys that open the commands; “read”: the first word of the command “Read the words aloud”, as translated there',
  });
}
