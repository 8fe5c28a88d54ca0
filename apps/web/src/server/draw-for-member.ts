import { matchPath } from 'react-router-dom';
import type { Drawing, MembersPage, ServiceAnswers } from '@crewcall/contracts-core';
import { authRoutes, type SessionAnswer } from '@crewcall/contracts-identity';
import { baseApi, makeStore, sessionSlice } from '@crewcall/web-data-access';
import { titleOf } from '@crewcall/web-ui';
import { answering } from './answers';
import { membersRoutes } from './members-routes';
import { renderWhole } from './render';

/**
 * Draws a members' page as it looks to the one whose answers these are. It is called again with the answers that it
 * named, until it names no more.
 * @param task.address path and query
 * @returns null for a page that the app has to draw
 */
export async function drawForMember({
  address,
  answers,
}: {
  address: string;
  answers: ServiceAnswers;
}): Promise<Drawing<MembersPage | null>> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const route = membersRoutes.find(({ path }) => matchPath(path, pathname));
  if (!route) return null;
  const session = answers[authRoutes.session];
  if (!session) return { missing: [authRoutes.session] };
  const { user } = session.body as SessionAnswer;
  if (!route.isDrawn(user.role, searchParams)) return null;
  const store = makeStore();
  store.dispatch(sessionSlice.actions.signedIn(user));
  try {
    const { missing } = await answering(answers, () => route.ask(store.dispatch, user));
    if (missing.length > 0) return { missing };
    const { html, rules, meta, cache } = await renderWhole(address, store);
    return { html, rules, title: titleOf(meta), cache, user };
  } finally {
    // Its entries would be kept for as long as a browser keeps them.
    store.dispatch(baseApi.util.resetApiState());
  }
}
