import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import type { AppStore } from '@crewcall/web-data-access';
import { pageMetaOnServer, type PageMeta } from '@crewcall/web-ui';
import { Providers } from '../app/providers';
import { routes } from '../app/routes';
import { cacheText } from './cache-text';

export interface Rendered {
  html: string;
  /** `<style>` tags with the rules that the page uses. */
  styles: string;
  meta: PageMeta;
  /** The store's cache as text that may stand inside of a script element. */
  cache: string;
}

/** The inline script that sets the colour scheme before the first paint. */
export const colourScheme = renderToStaticMarkup(<InitColorSchemeScript attribute="data-theme" defaultMode="system" />);

/** Renders what the store knows. */
export async function render(address: string, store: AppStore, tree: RouteObject[] = routes): Promise<Rendered> {
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect and cannot be drawn.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const cache = createCache({ key: 'css' });
  // All rules in one sheet in the head, instead of a sheet before every element.
  cache.compat = true;
  const app = (
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers store={store}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </CacheProvider>
    </StrictMode>
  );
  let meta: PageMeta = {};
  pageMetaOnServer.tell = (said) => (meta = said);
  const html = renderToString(app);
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { html, styles, meta, cache: cacheText(store.getState().api) };
}
