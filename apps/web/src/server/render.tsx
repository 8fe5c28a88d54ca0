import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { type ReactElement, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
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
  /** The rules themselves. */
  rules: string;
  meta: PageMeta;
  /** The store's cache as text that may stand inside of a script element. */
  cache: string;
}

type Markup = (app: ReactElement) => string | Promise<string>;

/** The inline script that sets the colour scheme before the first paint. */
export const colourScheme = renderToStaticMarkup(<InitColorSchemeScript attribute="data-theme" defaultMode="system" />);

/** With the parts whose code comes later, and in one piece: no script of React's would run where it is put. */
async function wholeMarkup(app: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return text(prelude);
}

/** Renders what the store knows. Parts whose code comes later are left to the browser. */
export const render = (address: string, store: AppStore, tree: RouteObject[] = routes): Promise<Rendered> =>
  renderBy(renderToString, address, store, tree);

/** Renders what the store knows, all of it. */
export const renderWhole = (address: string, store: AppStore): Promise<Rendered> =>
  renderBy(wholeMarkup, address, store, routes);

async function renderBy(markup: Markup, address: string, store: AppStore, tree: RouteObject[]): Promise<Rendered> {
  const handler = createStaticHandler(tree);
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${address} answers with a redirect and cannot be drawn.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const cache = createCache({ key: 'css' });
  // All rules in one sheet in the head, instead of a sheet before every element.
  cache.compat = true;
  let meta: PageMeta = {};
  pageMetaOnServer.tell = (said) => (meta = said);
  const html = await markup(
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers store={store}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(cache);
  const chunks = extractCriticalToChunks(html);
  const rules = chunks.styles.map(({ css }) => css).join('');
  return { html, styles: constructStyleTagsFromChunks(chunks), rules, meta, cache: cacheText(store.getState().api) };
}
