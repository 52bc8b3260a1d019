import { useAtomValue, useStore } from 'jotai';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { selectorOf } from '../../state/page/pageParts';
import { farLeadAtom } from '../../state/race/raceAtoms';
import { ghostDueAtom, ghostPlaceAtom, raceAtom, roundOnBoardAtom } from '../../state/replay/boardAtoms';
import { ribbonRoom, type TypeMetrics } from '../../type/typeMetrics';
import styles from './GhostView.module.css';
import { farLeadSign } from './sentences';

interface GhostViewProps {
  readonly metrics: TypeMetrics;
  /** Whether the canvas shows the words, and with them the ghost's caret. */
  readonly isPictured: boolean;
}

/** What is seen of a ghost besides the canvas: a sign where it is in other words, and its caret in words that are text. */
export function GhostView({ metrics, isPictured }: GhostViewProps) {
  const isRacing = useAtomValue(raceAtom) !== null;
  if (!isRacing) return null;
  return (
    <>
      <FarSign metrics={metrics} />
      {!isPictured && <CaretInText metrics={metrics} />}
    </>
  );
}

/** At the edge on whose side the ghost is. Written by hand: it may change with every key. */
function FarSign({ metrics }: { readonly metrics: TypeMetrics }) {
  const store = useStore();
  const ref = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    let shown: number | null = null;
    const show = (): void => {
      const sign = ref.current;
      const lead = store.get(farLeadAtom);
      // What is written again as it stands is a frame all the same, for which a key may have to wait.
      if (!sign || lead === shown) return;
      shown = lead;
      sign.hidden = lead === null;
      if (lead === null) return;
      sign.dataset.side = lead >= 0 ? 'ahead' : 'behind';
      sign.textContent = farLeadSign(lead);
    };
    show();
    const stopShowing = [store.sub(ghostDueAtom, show), store.sub(roundOnBoardAtom, show)];
    return () => {
      for (const stop of stopShowing) stop();
    };
  }, [store]);
  const { leftPx } = ribbonRoom(metrics);
  const place = { '--edge': `${leftPx / metrics.dpr}px` } as CSSProperties;
  return <p ref={ref} className={styles.sign} style={place} aria-hidden="true" hidden />;
}

/** Words that are set in other type are other elements. */
function CaretInText({ metrics }: { readonly metrics: TypeMetrics }) {
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is marked anew in other type
  useEffect(() => {
    let marked: Element | undefined;
    const show = (): void => {
      marked?.removeAttribute('data-ghost-caret');
      const place = store.get(ghostPlaceAtom);
      const { batchNumber, phase } = store.get(roundOnBoardAtom);
      if (!place || place.batchNumber !== batchNumber || phase === 'finish') return;
      // Characters are three spans deep in the words (ui/round/ColouredWords).
      const characters = document.querySelectorAll(`${selectorOf('words')} > span > span > span`);
      marked = characters[place.position];
      marked?.setAttribute('data-ghost-caret', '');
    };
    show();
    // After the words themselves.
    const showLater = (): void => queueMicrotask(show);
    const stopShowing = [store.sub(ghostDueAtom, show), store.sub(roundOnBoardAtom, showLater)];
    return () => {
      for (const stop of stopShowing) stop();
      marked?.removeAttribute('data-ghost-caret');
      marked = undefined;
    };
  }, [store, metrics]);
  return null;
}
