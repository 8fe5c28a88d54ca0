import { readToken, readUser, type SessionState } from '@crewcall/web-data-access';
import { authRoutes } from '@crewcall/contracts-identity';

const tried = 'reader_changed';

/** Whether the page was rendered for another member than the one whose session this browser keeps. */
const isOfAnother = ({ user }: SessionState): boolean => {
  const own = readToken() ? readUser() : null;
  return user !== null && own !== null && own.id !== user.id;
};

/** A sign-out that did not reach the service left the cookie; a page does not wait for its end. */
function dropCookie(): void {
  void fetch(authRoutes.signOut, { method: 'POST', keepalive: true }).catch(() => undefined);
}

/**
 * A page of another member is not taken over: the session of this browser brings its own cookie, and the page is asked
 * for again, once. True when that is under way. Where this browser keeps no session, the cookie ends instead.
 */
export async function changeReader(session: SessionState): Promise<boolean> {
  if (session.user && readToken() === null) dropCookie();
  if (!isOfAnother(session) || sessionStorage.getItem(tried)) {
    sessionStorage.removeItem(tried);
    return false;
  }
  sessionStorage.setItem(tried, '1');
  const headers = { Authorization: `Bearer ${readToken()}` };
  const answer = await fetch(authRoutes.session, { headers, signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!answer?.ok) return false;
  window.location.reload();
  return true;
}
