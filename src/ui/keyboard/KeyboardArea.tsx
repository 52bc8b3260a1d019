import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { RoundSetup } from '../../core/round/roundSetup';
import { followKeyboardAtom } from '../../state/keyboard/followKeyboardAtom';
import { drawnKeyboardAtom } from '../../state/keyboard/keyboardAtoms';
import { readKeyboardFactsAtom } from '../../state/keyboard/keyboardFactsAtoms';
import { followAtoms } from '../../state/page/followAtoms';
import { type Notice, noticeAtom, notifyAtom, withdrawNoticeAtom } from '../../state/page/noticeAtoms';
import { challengeLinkAtom } from '../../state/race/challengeAtoms';
import { isCanvasShownAtom, isWatchingAtom, keyboardPlaceAtom } from '../../state/replay/boardAtoms';
import { isLessonAtom } from '../../state/round/learningAtom';
import { phaseAtom, setupAtom } from '../../state/round/roundAtoms';
import { keyPitch } from '../../type/keyPitch';
import styles from './KeyboardArea.module.css';

/**
 * The room for the keyboard, which the canvas of the words draws, while that is shown: at start and while a round runs,
 * in a window that is large enough. Where the page would be longer than the window with it, there is none.
 */
export function KeyboardArea() {
  useKeyboardFacts();
  const isOver = useAtomValue(phaseAtom) === 'finish';
  const isWatching = useAtomValue(isWatchingAtom);
  const isCanvasShown = useAtomValue(isCanvasShownAtom);
  const setup = useAtomValue(setupAtom);
  const { columns, rows } = useAtomValue(drawnKeyboardAtom);
  const size = useSyncExternalStore(watchWindow, windowSize);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  const hasKeyboard = isCanvasShown && !isOver && !isWatching;
  const isLesson = useAtomValue(isLessonAtom);
  const pitch = hasKeyboard ? keyPitch({ columns, rows }, { width, height }, isLesson) : null;
  // In a window of this size, for this round and this message, it is tried once: a message makes the page longer.
  const notice = useAtomValue(noticeAtom);
  const link = useAtomValue(challengeLinkAtom);
  const [tooLow, setTooLow] = useState<Tried | null>(null);
  const onTooLow = useCallback(() => setTooLow({ size, setup, notice, link }), [size, setup, notice, link]);
  const isTooLow =
    tooLow?.size === size && tooLow.setup === setup && tooLow.notice === notice && tooLow.link === link;
  const notify = useSetAtom(notifyAtom);
  const withdraw = useSetAtom(withdrawNoticeAtom);
  const isMissing =
    isLesson && hasKeyboard && (!pitch || (isTooLow && notice === null && link.phase === 'idle'));
  useEffect(() => {
    if (isMissing) notify('noRoomForKeyboard');
  }, [isMissing, notify]);
  const isLargeEnough = pitch !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies(size): another window may have room
  useEffect(() => {
    if (isLargeEnough) withdraw('noRoomForKeyboard');
  }, [size, isLargeEnough, withdraw]);
  if (!pitch || isTooLow) return null;
  return (
    <Room
      keyWidthCssPx={pitch.widthCssPx}
      keyHeightCssPx={pitch.heightCssPx}
      rows={rows}
      onTooLow={onTooLow}
    />
  );
}

/** Keeps what is known of the keyboard true, also where its layout is switched from one round to the next. */
function useKeyboardFacts(): void {
  const store = useStore();
  useLayoutEffect(() => {
    const ask = (): void => void store.set(readKeyboardFactsAtom);
    const undos = [store.set(followKeyboardAtom), followAtoms(store, [{ when: [setupAtom], run: ask }])];
    return () => {
      for (const undo of undos) undo();
    };
  }, [store]);
}

/** When it was found to have no room. */
interface Tried {
  readonly size: string;
  readonly setup: RoundSetup;
  readonly notice: Notice | null;
  readonly link: unknown;
}

interface RoomProps {
  readonly keyWidthCssPx: number;
  readonly keyHeightCssPx: number;
  readonly rows: number;
  /** Called when the page is longer than the window. */
  readonly onTooLow: () => void;
}

/** Tells the canvas where the room is, once the page has its length with it. */
function Room({ keyWidthCssPx, keyHeightCssPx, rows, onTooLow }: RoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const setPlace = useSetAtom(keyboardPlaceAtom);
  useLayoutEffect(() => {
    const room = ref.current;
    const words = document.querySelector('[data-part="display"]');
    const between = room?.previousElementSibling;
    if (!words || !between) {
      throw new Error(
        'KeyboardArea needs the words, [data-part="display"], and right before it what lies between (app/App).',
      );
    }
    let told = Number.NaN;
    let frame = 0;
    const follow = (): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight) {
        onTooLow();
        return;
      }
      const gapCssPx = room.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
      if (gapCssPx !== told) setPlace({ gapCssPx, keyWidthCssPx, keyHeightCssPx });
      told = gapCssPx;
    };
    // The words, too, follow a new size of the window, in the next frame.
    const followSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(follow);
      });
    };
    followSoon();
    const observer = new ResizeObserver(followSoon);
    observer.observe(between);
    // A message below makes the page longer.
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [setPlace, keyWidthCssPx, keyHeightCssPx, onTooLow]);
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
