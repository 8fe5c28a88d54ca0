import { readToken, type SessionState } from '@crewcall/web-data-access';
import { authRoutes } from '@crewcall/contracts-identity';
import { isForUs } from './take-over';

const tried = 'reader_changed';

/** Gives this browser the cookie of its own session, or ends one that a sign-out left that did not reach the service. */
const exchangeCookie = (token: string | null): Promise<Response> => {
  const signal = AbortSignal.timeout(5_000);
  return token
    ? fetch(authRoutes.session, { headers: { Authorization: `Bearer ${token}` }, signal })
    : fetch(authRoutes.signOut, { method: 'POST', keepalive: true, signal });
};

/**
 * A page of another than who is here is not taken over: the cookie that it was rendered by is exchanged, or ended where
 * this browser keeps no session, and the page is asked for again, once. True when that is under way. A user who goes
 * on meanwhile is not called back.
 */
export async function changeReader(session: SessionState): Promise<boolean> {
  // One for no user is taken over all the same: whose browser this is, it learns by itself.
  if (!session.user || isForUs(session) || sessionStorage.getItem(tried)) {
    sessionStorage.removeItem(tried);
    return false;
  }
  sessionStorage.setItem(tried, '1');
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true), { once: true });
  const answer = await exchangeCookie(readToken()).catch(() => null);
  if (!answer?.ok || isLeaving) return false;
  window.location.reload();
  return true;
}
