import { useAtomValue, useSetAtom } from 'jotai';
import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { tellAtom } from '../../state/page/noticeAtoms';
import { awaitedAtom, awaitPartAtom } from '../../state/page/pressAtoms';
import { useTheme } from '../../theme/useTheme';
import { ThemeButton } from './ThemeButton';

/** The theme's button. Its menu is loaded when the page has nothing better to do, or when it is asked for. */
export function ThemeControl() {
  const [isWanted, setWanted] = useState(false);
  const [part, setPart] = useState<typeof import('./ThemeMenu') | 'waiting' | 'missing'>('waiting');
  const hadFocus = useRef(false);
  const isAwaited = useAtomValue(awaitedAtom)?.part === 'menu';
  const awaitPart = useSetAtom(awaitPartAtom);
  const tell = useSetAtom(tellAtom);

  useEffect(() => {
    const want = (): void => setWanted(true);
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => removeEventListener('load', want);
  }, []);

  const load = useCallback(() => {
    import('./ThemeMenu').then(setPart, () => {
      setPart('missing');
      tell('partMissing');
    });
  }, [tell]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);

  const press = (): void => {
    awaitPart('menu');
    setWanted(true);
  };
  // Not by Suspense, which would put another button in this one's place while it waits, and take the focus from it.
  if (part === 'waiting') {
    // As soon as it goes down: by the time it comes up the menu's own button may be there.
    const pressDown = (event: PointerEvent): void => {
      if (event.button === 0) press();
    };
    return <WaitingButton hadFocus={hadFocus} onPointerDown={pressDown} onClick={press} />;
  }
  if (part === 'missing') return <ThemeSwitch hadFocus={hadFocus} onSwitch={load} />;
  return <part.ThemeMenu opensAtOnce={isAwaited} takesFocus={hadFocus} />;
}

interface StandInProps {
  /** Told, when another button takes this one's place, whether it had the focus. */
  readonly hadFocus: RefObject<boolean>;
}

function WaitingButton({ hadFocus, ...props }: StandInProps & ComponentProps<'button'>) {
  const ref = useRef<HTMLButtonElement>(null);
  useNotedFocus(ref, hadFocus);
  return <ThemeButton ref={ref} aria-haspopup="menu" {...props} />;
}

interface ThemeSwitchProps extends StandInProps {
  /** Asks for the menu again: the network may be back. */
  readonly onSwitch: () => void;
}

/** Stands in for the menu when it cannot be loaded: from dark to light and back. */
function ThemeSwitch({ hadFocus, onSwitch }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  const ref = useRef<HTMLButtonElement>(null);
  const press = (): void => {
    setTheme(theme === 'light' ? 'dark' : 'light');
    onSwitch();
  };
  useNotedFocus(ref, hadFocus);
  return <ThemeButton ref={ref} takesFocus={hadFocus} onClick={press} />;
}

function useNotedFocus(ref: RefObject<HTMLButtonElement | null>, hadFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const button = ref.current;
    // Runs before the button is taken out of the page, and the focus with it.
    return () => {
      hadFocus.current = button !== null && document.activeElement === button;
    };
  }, [ref, hadFocus]);
}
