import { matchPath } from 'react-router-dom';
import type { Drawing, ServiceAnswers } from '@crewcall/contracts-core';
import { baseApi, makeStore } from '@crewcall/web-data-access';
import { answering } from './answers';
import { drawnRoutes } from './drawn-routes';
import { pageOf } from './page-of';
import { render } from './render';

/**
 * Draws a page as a stranger sees it. It is called again with the answers that it named, until it names no more.
 * @param task.address path and query
 * @throws Error for an address that is not of a drawn page
 */
export async function draw({ address, answers }: { address: string; answers: ServiceAnswers }): Promise<Drawing> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const route of drawnRoutes) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const store = makeStore();
    const place = { params: match.params, search: searchParams };
    try {
      const { result: isThere, missing } = await answering(answers, () => route.ask(store.dispatch, place));
      if (missing.length > 0) return { missing };
      const page = pageOf(route.code, await render(address, store));
      return { ...page, status: isThere ? 200 : 404 };
    } finally {
      // Its entries would be kept for as long as a browser keeps them.
      store.dispatch(baseApi.util.resetApiState());
    }
  }
  throw new Error(`${pathname} is not a page that is drawn.`);
}
