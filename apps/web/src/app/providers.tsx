import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@crewcall/web-data-access';
import { theme } from '@crewcall/web-ui';

/** What every screen stands on. The order matters to nobody but the store, which is made once per tab. */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }): ReactNode {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </Provider>
  );
}
