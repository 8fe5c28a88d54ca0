import './fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeStore, readToken, startClient } from '@crewcall/web-data-access';
import { Providers } from './app/providers';
import { loadRoute } from './app/load-route';
import { routes } from './app/routes';

async function start(root: HTMLElement): Promise<void> {
  // The prerendered page is a stranger's: for somebody signed in it is drawn anew.
  const isPrerendered = Boolean(root.firstElementChild) && !readToken();
  // A route that is still on its way would be hydrated as its placeholder.
  if (isPrerendered) await loadRoute(routes, window.location);
  const store = makeStore();
  const app = (
    <StrictMode>
      <Providers store={store}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Providers>
    </StrictMode>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  startClient(store);
}

const root = document.getElementById('root');
if (root) void start(root);
