import { useAtomValue, useSetAtom } from 'jotai';
import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { notifyAtom } from '../../state/page/noticeAtoms';
import { pendingActionAtom, requestActionAtom } from '../../state/page/pendingActionAtoms';
import { useTheme } from '../../theme/useTheme';
import { ThemeButton } from './ThemeButton';

/** The theme button. Its menu is loaded after the page, or when the button is pressed. */
export function ThemeControl() {
  const [isDue, setDue] = useState(false);
  const [menu, setMenu] = useState<typeof import('./ThemeMenu') | 'loading' | 'missing'>('loading');
  const hadFocus = useRef(false);
  const isMenuRequested = useAtomValue(pendingActionAtom)?.part === 'menu';
  const requestPart = useSetAtom(requestActionAtom);
  const notify = useSetAtom(notifyAtom);

  useEffect(() => {
    const onLoad = (): void => setDue(true);
    if (document.readyState === 'complete') onLoad();
    else addEventListener('load', onLoad, { once: true });
    return () => removeEventListener('load', onLoad);
  }, []);

  const loadMenu = useCallback(() => {
    import('./ThemeMenu').then(
      // In pieces, with keys in between: it takes longer to render than a frame.
      (part) => startTransition(() => setMenu(part)),
      () => {
        setMenu('missing');
        notify('partMissing');
      },
    );
  }, [notify]);
  useEffect(() => {
    if (isDue) loadMenu();
  }, [isDue, loadMenu]);

  const press = (): void => {
    requestPart('menu');
    setDue(true);
  };
  // Not with Suspense: its fallback would replace the button while loading and take focus away from it.
  if (menu === 'loading') {
    // On pointerdown: by the time of the click, the menu's own button may have replaced this one.
    const pressDown = (event: PointerEvent): void => {
      if (event.button === 0) press();
    };
    return <LoadingButton hadFocus={hadFocus} onPointerDown={pressDown} onClick={press} />;
  }
  if (menu === 'missing') return <ThemeSwitch hadFocus={hadFocus} onSwitch={loadMenu} />;
  return <menu.ThemeMenu opensAtOnce={isMenuRequested} takesFocus={hadFocus} />;
}

interface PlaceholderProps {
  /** Set when this button is unmounted: whether it had focus. */
  readonly hadFocus: RefObject<boolean>;
}

function LoadingButton({ hadFocus, ...props }: PlaceholderProps & ComponentProps<'button'>) {
  const ref = useRef<HTMLButtonElement>(null);
  useNoteFocusOnUnmount(ref, hadFocus);
  return <ThemeButton ref={ref} aria-haspopup="menu" {...props} />;
}

interface ThemeSwitchProps extends PlaceholderProps {
  /** Tries to load the menu again: the network may be back. */
  readonly onSwitch: () => void;
}

/** Replaces the menu when it cannot be loaded: switches between dark and light. */
function ThemeSwitch({ hadFocus, onSwitch }: ThemeSwitchProps) {
  const { theme, setTheme } = useTheme();
  const ref = useRef<HTMLButtonElement>(null);
  const press = (): void => {
    setTheme(theme === 'light' ? 'dark' : 'light');
    onSwitch();
  };
  useNoteFocusOnUnmount(ref, hadFocus);
  return <ThemeButton ref={ref} takesFocus={hadFocus} onClick={press} />;
}

function useNoteFocusOnUnmount(ref: RefObject<HTMLButtonElement | null>, hadFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const button = ref.current;
    // A layout effect's cleanup runs before the button, and focus with it, leaves the document.
    return () => {
      hadFocus.current = button !== null && document.activeElement === button;
    };
  }, [ref, hadFocus]);
}
