import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { setOnFirstPage, startClient } from '@crewcall/web-data-access';
import { Document } from './app/document';
import { changeReader } from './app/hydration/change-reader';
import { onHydrated } from './app/hydration/app-hydrated';
import { takeOver } from './app/hydration/take-over';
import { loadRoutes } from './app/load-routes';
import { contextOf } from './app/needs';
import { prefetchOnIntent } from './app/prefetch';
import { preloadParts } from './shared/parts';
import { Providers } from './app/providers';
import { routes } from './app/routes';

/** After a page has come, until what no user waits for is fetched. */
const quietMs = 4_000;

async function start(): Promise<void> {
  const { assets, parts, ...page } = takeOver();
  if (await changeReader(page.serverState.session)) return;
  // A route whose code is still on its way would be hydrated as its placeholder.
  await loadRoutes(routes, window.location.pathname);
  await preloadParts(parts);
  const matches = matchRoutes(routes, window.location) ?? [];
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext: () => contextOf({ store: page.store }),
  });
  const { key } = router.state.location;
  // Parts of the page may be hydrated long after the page; what a user comes back to is asked for again.
  const leave = router.subscribe(({ location }) => {
    if (location.key === key) return;
    setOnFirstPage(false);
    leave();
  });
  // What lives on after a page has come does not delay its first answer to a press.
  onHydrated(() => {
    startClient(page.store);
    prefetchOnIntent(routes, page.store);
    void import('./app/shell/keep-focus').then(({ keepFocus }) => keepFocus());
    setTimeout(() => {
      void import('./app/offline').then(({ startOffline }) => startOffline(page.store));
      void import('./app/page-vitals').then(({ tellPageVitals }) => tellPageVitals(matches.at(-1)?.route.path));
    }, quietMs);
  });
  performance.mark('app-started');
  startTransition(() => {
    hydrateRoot(
      document,
      <Providers {...page}>
        <Document assets={assets}>
          <RouterProvider router={router} />
        </Document>
      </Providers>,
      { onRecoverableError: (error) => console.error('Hydration', error) },
    );
  });
}

void start();
