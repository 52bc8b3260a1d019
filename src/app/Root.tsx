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
}

/** The app with its providers: the build prerenders it into the page, and the browser hydrates it. */
export function Root({ store, reader }: RootProps) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider defaultTheme={DEFAULT_THEME}>
          <App reader={reader} />
        </ThemeProvider>
      </Provider>
    </StrictMode>
  );
}
