import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppState, AppStore } from '@crewcall/web-data-access';
import { theme, type StyleCache } from '@crewcall/web-ui';
import { RenderedAtContext } from '../shared/time';

/** What inline scripts and styles of this page carry. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Where people reach the product, without a slash at its end. */
export const OriginContext = createContext('');

interface ProvidersProps {
  origin: string;
  renderedAt: number;
  store: AppStore;
  styles: StyleCache;
  nonce: string | undefined;
  /** In the browser, what the server rendered from: a part that is hydrated late is compared with it. */
  serverState?: AppState;
  children: ReactNode;
}

/** What every screen stands on, on the server and in the browser. */
export function Providers({
  origin,
  renderedAt,
  store,
  styles,
  nonce,
  serverState,
  children,
}: ProvidersProps): ReactNode {
  return (
    <StrictMode>
      <NonceContext value={nonce}>
        <OriginContext value={origin}>
          <RenderedAtContext value={renderedAt}>
            <CacheProvider value={styles}>
              <Provider store={store} serverState={serverState}>
                {/* noSsr: without it every part of MUI renders a second time after hydration, pending boundaries among them. */}
                <ThemeProvider theme={theme} defaultMode="system" noSsr>
                  <CssBaseline />
                  {children}
                </ThemeProvider>
              </Provider>
            </CacheProvider>
          </RenderedAtContext>
        </OriginContext>
      </NonceContext>
    </StrictMode>
  );
}
