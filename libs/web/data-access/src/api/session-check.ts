import { authRoutes, type SessionAnswer } from '@crewcall/contracts-identity';
import { whenRenewed } from '../session/session-renewal';
import { readToken, storeSession } from '../session/session.storage';
import { isFinal } from './api-failure';
import { send } from './request';

export type SessionVerdict = 'valid' | 'invalid' | 'unknown';

export const sessionCheckMs = 5_000;

let underWay: Promise<SessionVerdict> | null = null;

/**
 * Asks whether the stored session still holds, and keeps the newer token that may come with the answer. Ten calls that fail together ask once.
 * No answer in time, no connection, or a service in trouble is 'unknown': no user is signed out over a network problem.
 */
export function checkSession(timeoutMs = sessionCheckMs): Promise<SessionVerdict> {
  underWay ??= ask(timeoutMs).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function ask(timeoutMs: number): Promise<SessionVerdict> {
  await whenRenewed();
  const token = readToken();
  try {
    const response = await send({ url: authRoutes.session, token }, AbortSignal.timeout(timeoutMs));
    if (response.ok) {
      await keepNewer(response, token);
      return 'valid';
    }
    return isFinal(response.status) ? 'invalid' : 'unknown';
  } catch {
    return 'unknown';
  }
}

async function keepNewer(response: Response, sentToken: string | null): Promise<void> {
  const { user, token } = (await response.json().catch(() => ({}))) as Partial<SessionAnswer>;
  // A user who signed out or in here meanwhile has what they have.
  if (user && token && readToken() === sentToken) storeSession(user, token);
}
