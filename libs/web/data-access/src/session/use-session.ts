import { useSelector } from 'react-redux';
import { selectSessionStatus, selectUser } from './session.slice';
import type { SessionUser } from './session.storage';

export interface Session {
  user: SessionUser | null;
  /** True until the service has spoken about the stored session; the stored user may be shown meanwhile. */
  isChecking: boolean;
}

/** Who is signed in, from anywhere in the app. */
export function useSession(): Session {
  const user = useSelector(selectUser);
  return { user, isChecking: useSelector(selectSessionStatus) === 'checking' };
}
