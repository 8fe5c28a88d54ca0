import { authRoutes } from '@crewcall/contracts-identity';
import { whenRenewed } from '../session/session-renewal';
import { send } from './request';

export type SessionVerdict = 'valid' | 'invalid' | 'unknown';

export const sessionCheckMs = 5_000;

let underWay: Promise<SessionVerdict> | null = null;

/**
 * Asks whether the stored session still holds. Ten calls that fail together ask once.
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
  try {
    const response = await send({ url: authRoutes.session }, AbortSignal.timeout(timeoutMs));
    if (response.ok) return 'valid';
    return response.status >= 500 || response.status === 429 ? 'unknown' : 'invalid';
  } catch {
    return 'unknown';
  }
}
