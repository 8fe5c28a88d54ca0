import { checkSession } from '../api/session-check';
import { raiseAuthInvalid } from './auth-invalid';
import { readToken } from './session.storage';
import { isHalfSpent } from './token-claims';

const lookEveryMs = 3_600_000;

/** Renews the stored token once half of its life is over, while the app is open and when its user comes back to it. */
export function keepSession(): () => void {
  const look = (): void => void renewInTime();
  const lookWhenShown = (): void => (document.hidden ? undefined : look());
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', lookWhenShown);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookWhenShown);
  };
}

async function renewInTime(): Promise<void> {
  const token = readToken();
  if (!isHalfSpent(token)) return;
  const verdict = await checkSession();
  // Signed out, or in as another user, meanwhile: the answer is of no session that is still here.
  if (verdict === 'invalid' && readToken() === token) raiseAuthInvalid();
}
