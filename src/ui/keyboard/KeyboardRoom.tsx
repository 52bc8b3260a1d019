import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { drawnKeyboardAtom } from '../../state/keyboard/keyboardAtoms';
import { readKeyboardFactsAtom } from '../../state/keyboard/keyboardFactsAtoms';
import { isWatchingAtom, keyboardPlaceAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { keyPitch } from '../../type/keyPitch';

/**
 * The room for the keyboard, which the canvas of the words draws: at start and while a round runs, in a window that is
 * large enough.
 */
export function KeyboardRoom() {
  const isOver = useAtomValue(phaseAtom) === 'finish';
  const isWatching = useAtomValue(isWatchingAtom);
  const { columns, rows } = useAtomValue(drawnKeyboardAtom);
  const size = useSyncExternalStore(watchWindow, windowSize);
  const readFacts = useSetAtom(readKeyboardFactsAtom);
  useLayoutEffect(() => void readFacts(), [readFacts]);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  const pitch = isOver || isWatching ? null : keyPitch({ columns, rows }, { width, height });
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
    const words = room?.parentElement?.querySelector('[data-part="display"]');
    const between = room?.previousElementSibling;
    if (!room || !words || !between) return;
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
  return <div ref={ref} style={{ height: rows * keyHeightCssPx, marginTop: '1rem' }} aria-hidden="true" />;
}

function watchWindow(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

function windowSize(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return `${clientWidth} ${clientHeight}`;
}
