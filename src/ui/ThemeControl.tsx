import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { tellAtom } from '../state/noticeAtoms';
import { useTheme } from '../theme/useTheme';
import { ThemeButton } from './ThemeButton';

const ThemeMenu = lazy(() => import('./ThemeMenu'));

/** The theme's button. Its menu is loaded when the page has nothing better to do, or when it is asked for. */
export function ThemeControl() {
  const [isWanted, setWanted] = useState(false);
  const wasPressed = useRef(false);
  const tell = useSetAtom(tellAtom);

  useEffect(() => {
    const want = (): void => setWanted(true);
    if (document.readyState === 'complete') want();
    else addEventListener('load', want, { once: true });
    return () => removeEventListener('load', want);
  }, []);

  const press = (): void => {
    wasPressed.current = true;
    setWanted(true);
  };
  const waiting = <ThemeButton onClick={press} aria-haspopup="menu" />;
  if (!isWanted) return waiting;
  return (
    <ErrorBoundary fallback={<ThemeSwitch />} onError={() => tell('partMissing')}>
      <Suspense fallback={waiting}>
        <ThemeMenu opensAtOnce={wasPressed} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands in for the menu when it cannot be loaded: from dark to light and back. */
function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  return <ThemeButton onClick={() => setTheme(theme === 'light' ? 'dark' : 'light')} />;
}
