import { Provider } from 'jotai';
import { type ComponentProps, StrictMode } from 'react';
import type { FieldReader } from '../input/FieldReader';
import { DEFAULT_THEME } from '../platform/page/themeChoice';
import { ThemeProvider } from '../theme/ThemeProvider';
import { App } from './App';

interface RootProps {
  /** A round must have begun in it. */
  readonly store: NonNullable<ComponentProps<typeof Provider>['store']>;
  readonly reader: FieldReader;
  /** Called in the task in which the app is there, before anything is painted. */
  readonly onCommit?: (() => void) | undefined;
}

/** The app with its providers: the build prerenders it into the page, and the browser hydrates it. */
export function Root({ store, reader, onCommit }: RootProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider defaultTheme={DEFAULT_THEME}>
          <App reader={reader} onCommit={onCommit} />
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
}
