import { createStaticHandler, matchRoutes } from 'react-router-dom';
import type { AnswerPage, PageAnswer } from '@crewcall/contracts-core';
import { baseApi, makeStore } from '@crewcall/web-data-access';
import { contextOf, type PageReply } from '../app/needs';
import { type PageHandle, routes } from '../app/routes';
import { settleSession } from './member';
import { assetsOf } from './page-assets';
import { renderPage } from './render';
import { answerResource } from './resources/resources';

const handler = createStaticHandler(routes);
const html = { 'content-type': 'text/html; charset=utf-8' } as const;

/** Answers a request for a page, or for a file that names pages to robots. */
export const answerPage: AnswerPage = async (question): Promise<PageAnswer> => {
  const { address, publicUrl, services, signal } = question;
  const resource = await answerResource(question);
  if (resource) return resource;
  const url = new URL(address, publicUrl);
  const handles = (matchRoutes(routes, url.pathname) ?? []).map(({ route }) => (route.handle ?? {}) as PageHandle);
  const store = makeStore({ server: services });
  await settleSession(
    store,
    services.headers['authorization'] !== undefined,
    handles.some(({ isForMembers }) => isForMembers),
  );
  const isFound = !handles.some(({ file }) => file === 'not-found.route.tsx');
  const reply: PageReply = { status: isFound ? 200 : 404, parts: [] };
  const found = await handler.query(new Request(url, { signal }), { requestContext: contextOf({ store, reply }) });
  if (found instanceof Response) {
    const location = found.headers.get('location');
    return { status: found.status, headers: location ? { location } : {}, body: null };
  }
  const forget = () => store.dispatch(baseApi.util.resetApiState());
  if (reply.movedTo) {
    forget();
    return { status: 301, headers: { location: reply.movedTo + url.search }, body: null };
  }
  const files = handles.flatMap(({ file }) => (file ? [`src/app/routes/${file}`] : []));
  const assets = assetsOf([...files, ...reply.parts]);
  const { dataRoutes } = handler;
  const body = await renderPage(question, { store, context: found, dataRoutes, assets, parts: reply.parts });
  return {
    status: reply.status,
    headers: html,
    body: untilEnd(body, forget),
  };
};

/** Entries of the store would be kept for as long as a browser keeps them. */
async function* untilEnd(body: AsyncIterable<Uint8Array>, onEnd: () => void): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } finally {
    onEnd();
  }
}
