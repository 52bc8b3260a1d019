import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { drawnKeyboardAtom } from '../../state/keyboard/keyboardAtoms';
import { readKeyboardFactsAtom } from '../../state/keyboard/keyboardFactsAtoms';
import { isCanvasShownAtom, isWatchingAtom, keyboardPlaceAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { keyPitch } from '../../type/keyPitch';
import styles from './KeyboardRoom.module.css';

/**
 * The room for the keyboard, which the canvas of the words draws, while that is shown: at start and while a round runs, in a window that is
 * large enough.
 */
export function KeyboardRoom() {
  const isOver = useAtomValue(phaseAtom) === 'finish';
  const isWatching = useAtomValue(isWatchingAtom);
  const isCanvasShown = useAtomValue(isCanvasShownAtom);
  const { columns, rows } = useAtomValue(drawnKeyboardAtom);
  const size = useSyncExternalStore(watchWindow, windowSize);
  const readFacts = useSetAtom(readKeyboardFactsAtom);
  useLayoutEffect(() => void readFacts(), [readFacts]);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  const hasKeyboard = isCanvasShown && !isOver && !isWatching;
  const pitch = hasKeyboard ? keyPitch({ columns, rows }, { width, height }) : null;
  return pitch && <Room keyWidthCssPx={pitch.widthCssPx} keyHeightCssPx={pitch.heightCssPx} rows={rows} />;
}

interface RoomProps {
  readonly keyWidthCssPx: number;
  readonly keyHeightCssPx: number;
  readonly rows: number;
}

/** Tells the canvas where the room is. */
function Room({ keyWidthCssPx, keyHeightCssPx, rows }: RoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const setPlace = useSetAtom(keyboardPlaceAtom);
  useLayoutEffect(() => {
    const room = ref.current;
    const words = document.querySelector('[data-part="display"]');
    const between = room?.previousElementSibling;
    if (!words || !between) {
      throw new Error(
        'KeyboardRoom needs the words, [data-part="display"], and right before it what lies between (app/App).',
      );
    }
    let told = Number.NaN;
    const tell = (): void => {
      const gapCssPx = room.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
      if (gapCssPx !== told) setPlace({ gapCssPx, keyWidthCssPx, keyHeightCssPx });
      told = gapCssPx;
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(between);
    return () => observer.disconnect();
  }, [setPlace, keyWidthCssPx, keyHeightCssPx]);
  useLayoutEffect(() => () => setPlace(null), [setPlace]);
  return (
    <div
      ref={ref}
      className={styles.room}
      style={{ height: rows * keyHeightCssPx }}
      aria-hidden="true"
      data-part="keyboard"
    />
  );
}

function watchWindow(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

function windowSize(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return `${clientWidth} ${clientHeight}`;
}
