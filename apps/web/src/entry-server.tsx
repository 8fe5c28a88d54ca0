import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { makeStore } from '@crewcall/web-data-access';
import { Providers } from './app/providers';
import { routes } from './app/routes';

/** A page as a stranger sees it before any data has arrived. Runs once, when the app is built. */
export async function render(address: string): Promise<{ html: string; styles: string; colourScheme: string }> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect and cannot be prerendered.`);
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers store={makeStore()}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
  const colourScheme = renderToStaticMarkup(<InitColorSchemeScript attribute="data-theme" defaultMode="system" />);
  return { html, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)), colourScheme };
}
