import './fonts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeStore, startClient } from '@crewcall/web-data-access';
import { Providers } from './app/providers';
import { loadRoute } from './app/load-route';
import { routes } from './app/routes';
import { isDrawnForUs, readDrawn, Ready } from './drawn';

async function start(root: HTMLElement): Promise<void> {
  // What was drawn for somebody else is drawn anew.
  const isDrawn = isDrawnForUs();
  // A route that is still on its way would be hydrated as its placeholder.
  if (isDrawn) await loadRoute(routes, window.location);
  const store = makeStore(isDrawn ? { cache: readDrawn() } : {});
  // Whoever scrolled before the app began stays where they are.
  const router = createBrowserRouter(routes, isDrawn ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <Providers store={store}>
        <Ready>
          <RouterProvider router={router} />
        </Ready>
      </Providers>
    </StrictMode>
  );
  // Either way in small steps, between which the page answers.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  startClient(store);
}

const root = document.getElementById('root');
if (root) void start(root);
