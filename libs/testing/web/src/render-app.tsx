import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { makeStore, sessionSlice, type AppStore, type SessionUser } from '@crewcall/web-data-access';
import { theme } from '@crewcall/web-ui';
import { decidingStyles } from './deciding-styles';

interface Options {
  /** The address that is open. */
  at?: string;
  /** Where the element stands; any address by default. */
  path?: string;
  /** Other pages that the test goes to. */
  routes?: RouteObject[];
  /** Who is signed in. */
  user?: SessionUser;
  /** With colours and all: for a test of looks. */
  hasLooks?: boolean;
}

export interface RenderedApp {
  /** Acts as a person does. */
  person: UserEvent;
  store: AppStore;
  /** The address as it is now, with its query. */
  address: () => string;
  /** What follows the # in it. */
  hash: () => string;
  goTo: (address: string) => Promise<void>;
  unmount: () => void;
}

const styles = decidingStyles();

/** Renders a part of the app in everything it stands on: store, theme and router. The API is `api()` of this library. */
export function renderApp(
  element: ReactNode,
  { at = '/', path = '*', routes = [], user, hasLooks = false }: Options = {},
): RenderedApp {
  if (user) {
    localStorage.setItem('auth_token', 'token-of-the-test');
    localStorage.setItem('user', JSON.stringify(user));
  }
  const store = makeStore({ api: { retryDelayMs: 1, sessionCheckMs: 100 } });
  if (user) store.dispatch(sessionSlice.actions.signedIn(user));
  const router = createMemoryRouter([{ path, element }, ...routes], { initialEntries: [at] });
  const { unmount } = render(
    <CacheProvider value={hasLooks ? createCache({ key: 'looks' }) : styles}>
      <Provider store={store}>
        <ThemeProvider theme={theme}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </Provider>
    </CacheProvider>,
  );
  return {
    person: userEvent.setup({ advanceTimers: advance }),
    store,
    hash: () => router.state.location.hash,
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (address) => act(async () => router.navigate(address)),
    unmount,
  };
}

/** With a test's own clock, typing must not wait for it. */
function advance(ms: number): void {
  if ('clock' in setTimeout || 'mock' in setTimeout) jest.advanceTimersByTime(ms);
}
