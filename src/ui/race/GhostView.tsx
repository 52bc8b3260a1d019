import { useAtomValue, useStore } from 'jotai';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { batchShapeOf } from '../../core/round/roundSetup';
import { followAtoms } from '../../state/page/followAtoms';
import { ghostLeadAtom, isGhostOffscreenAtom } from '../../state/race/raceAtoms';
import { ghostOnBoard, paceOnBoardAtom, roundOnBoardAtom } from '../../state/replay/boardAtoms';
import { clockSecondsAtom, outlineAtom } from '../../state/round/roundAtoms';
import { ghostAtom, ghostDrawRequestAtom } from '../../state/round/sittingAtoms';
import { layoutWords } from '../../type/layoutWords';
import { leftOf, type TypeMetrics } from '../../type/typeMetrics';
import styles from './GhostView.module.css';
import { paceLabel } from './paceTexts';
import { farLeadSign } from './raceSentences';

interface GhostViewProps {
  readonly metrics: TypeMetrics;
  /** Whether the canvas is shown. If so, it draws the ghost's caret. */
  readonly isCanvasShown: boolean;
}

/** The DOM part of a ghost: its label at the start, a sign while it is in another batch, its caret while the words are text. */
export function GhostView({ metrics, isCanvasShown }: GhostViewProps) {
  if (useAtomValue(ghostAtom) === null) return null;
  return (
    <>
      <PaceLabel metrics={metrics} />
      <FarSign metrics={metrics} />
      {!isCanvasShown && <CaretInText metrics={metrics} />}
    </>
  );
}

/** Says beside the caret of a pace whose it is, before the first key. The line above the words says it, too. */
function PaceLabel({ metrics }: { readonly metrics: TypeMetrics }) {
  const pace = useAtomValue(paceOnBoardAtom);
  const { phase, expected, setup } = useAtomValue(outlineAtom);
  if (!pace || phase !== 'start') return null;
  const { dpr, linePx } = metrics;
  const { leftPx, widthPx, dir } = layoutWords(expected, metrics, batchShapeOf(setup));
  const edgePx = dir === 'ltr' ? leftPx : metrics.roomPx - leftPx - widthPx;
  const place = { '--edge': `${edgePx / dpr}px`, '--line': `${linePx / dpr}px` } as CSSProperties;
  return (
    <p className={styles.label} style={place} data-words={dir} aria-hidden="true">
      <span>{paceLabel(pace)}</span>
    </p>
  );
}

/**
 * The ghost's lead, at the edge where lines end while it is ahead, and where they begin while it is behind. While keys come it changes
 * only with the countdown, because painting it with every key would delay keys. It bypasses React for the same reason.
 */
function FarSign({ metrics }: { readonly metrics: TypeMetrics }) {
  const store = useStore();
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    let shown: number | null = null;
    const show = (): void => {
      const sign = ref.current;
      const lead = store.get(isGhostOffscreenAtom) ? store.get(ghostLeadAtom) : null;
      // Writing the same text again would still cause a frame, which could delay a key.
      if (!sign || lead === shown) return;
      shown = lead;
      sign.hidden = lead === null;
      if (lead === null) return;
      const isAhead = lead >= 0;
      const isRight = metrics.shaping?.dir === 'rtl' ? !isAhead : isAhead;
      sign.dataset.side = isRight ? 'right' : 'left';
      sign.textContent = farLeadSign(lead);
    };
    show();
    const causes = [isGhostOffscreenAtom, clockSecondsAtom, ghostDrawRequestAtom];
    return followAtoms(store, [{ when: causes, run: show }]);
  }, [store, metrics.shaping]);
  const leftPx = leftOf(metrics.columns * metrics.cellPx, metrics);
  const place = { '--edge': `${leftPx / metrics.dpr}px` } as CSSProperties;
  return <p ref={ref} className={styles.sign} style={place} aria-hidden="true" hidden />;
}

/** Marks the character at the ghost's caret. It runs again with new metrics, which replace the characters' elements. */
function CaretInText({ metrics }: { readonly metrics: TypeMetrics }) {
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new metrics replace the marked element
  useEffect(() => {
    let marked: Element | undefined;
    const show = (): void => {
      marked?.removeAttribute('data-ghost-caret');
      const place = ghostOnBoard(store.get);
      if (!place) return;
      // Characters are three spans deep in the words (ui/round/ColouredWords).
      const characters = document.querySelectorAll('[data-part="words"] > span > span > span');
      marked = characters[place.position];
      marked?.setAttribute('data-ghost-caret', '');
    };
    show();
    // In a microtask, after the words themselves have been replaced.
    const showLater = (): void => queueMicrotask(show);
    const stopFollowing = followAtoms(store, [
      { when: [ghostDrawRequestAtom], run: show },
      { when: [roundOnBoardAtom], run: showLater },
    ]);
    return () => {
      stopFollowing();
      marked?.removeAttribute('data-ghost-caret');
      marked = undefined;
    };
  }, [store, metrics]);
  return null;
}
