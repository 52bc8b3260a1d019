// First: what comes after may ask the stylesheet for its font.
import './app/global.css';

import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { restartAtom } from './state/roundAtoms';
import { APP_DEFAULT_THEME } from './theme/appDefault';
import { ThemeProvider } from './theme/ThemeProvider';

const store = createStore();
store.set(restartAtom);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Provider store={store}>
      <ThemeProvider defaultTheme={APP_DEFAULT_THEME}>
        <App />
      </ThemeProvider>
    </Provider>
  </StrictMode>,
);
