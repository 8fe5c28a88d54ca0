import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PageQuestion } from '@crewcall/contracts-core';
import type { AppStore } from '@crewcall/web-data-access';
import { makeStyleCache } from '@crewcall/web-ui';
import { Document, type PageAssets } from '../app/document';
import { earlyInputScript } from '../app/hydration/early-input';
import { Providers } from '../app/providers';
import { PageStream } from './page-stream';
import { answersOfPieces } from './piece-answers';
import { stylesOfPieces } from './piece-styles';

/** Longer than the slowest answer may take; a part that is late then is left to the browser. */
const latestPieceMs = 5_000;

/** Search engines wait for all of the page: they read no script that puts late parts into their place. */
const isRobot = (userAgent: string): boolean => /bot|crawl|spider|slurp|preview/i.test(userAgent);

interface Rendering {
  store: AppStore;
  context: StaticHandlerContext;
  dataRoutes: Parameters<typeof createStaticRouter>[0] | RouteObject[];
  assets: PageAssets;
  parts: readonly string[];
}

/** The page as a stream whose every chunk can be shown. @throws whatever breaks the page before its first piece */
export function renderPage(
  { nonce, publicUrl, signal, userAgent }: PageQuestion,
  { store, context, dataRoutes, assets, parts }: Rendering,
): Promise<AsyncIterable<Uint8Array>> {
  const renderedAt = Date.now();
  const styles = makeStyleCache(nonce);
  const takeStyles = stylesOfPieces(styles, nonce);
  const { session } = store.getState();
  const takeAnswers = answersOfPieces(store, { assets, origin: publicUrl, parts, renderedAt, session }, nonce);
  const body = new PageStream(() => {
    const { html, names } = takeStyles();
    return html + takeAnswers(names);
  });
  const router = createStaticRouter(dataRoutes as Parameters<typeof createStaticRouter>[0], context);
  return new Promise((resolve, reject) => {
    const begin = (): void => {
      pipe(body);
      resolve(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <Providers origin={publicUrl} renderedAt={renderedAt} store={store} styles={styles} nonce={nonce}>
        <Document assets={assets} firstScript={earlyInputScript}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Document>
      </Providers>,
      {
        nonce,
        // A part that is ready belongs in its place: by default those beyond 12.8 kB are sent after a placeholder.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [isRobot(userAgent) ? 'onAllReady' : 'onShellReady']: begin,
        onShellError: reject,
        onError: (error) => {
          if (!signal.aborted) console.error('A part of a page could not be rendered', error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('late')), latestPieceMs);
    body.once('close', () => clearTimeout(timer));
    signal.addEventListener('abort', () => abort(new Error('the visitor left')), { once: true });
  });
}
