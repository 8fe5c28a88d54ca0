import { type AppStore, isApiFailure, sessionApi, sessionSlice } from '@crewcall/web-data-access';
import { once } from '../app/needs';

/**
 * Settles for whom the page is. A page that only members have is rendered for a stranger as one whose person is not
 * known yet: the browser may know a session that its cookie does not name.
 */
export async function settleSession(store: AppStore, isNamed: boolean, isForMembers: boolean): Promise<void> {
  const { data, error } = isNamed
    ? await store.dispatch(sessionApi.endpoints.session.initiate(undefined, once))
    : { data: undefined, error: undefined };
  if (data) store.dispatch(sessionSlice.actions.signedIn(data.user));
  else if (isForMembers || (isApiFailure(error) && error.status !== 401))
    store.dispatch(sessionSlice.actions.restored({ status: 'checking', user: null, ended: 0 }));
}
