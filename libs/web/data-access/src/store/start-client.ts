import { refreshOnReconnect } from '../api/refresh-on-reconnect';
import { startLive } from '../live/start-live';
import { authInvalidEvent } from '../session/auth-invalid';
import { endSession } from '../session/end-session';
import { concernsSession, readToken } from '../session/session.storage';
import { startSession } from '../session/start-session';
import type { AppStore } from './make-store';

/**
 * Brings a store to life in a browser: revalidates the stored session, keeps the live channel open while somebody is
 * signed in, follows sign-ins and sign-outs of other tabs, and refreshes what grew old while offline.
 */
export function startClient(store: AppStore): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onStorage = ({ key }: StorageEvent): void => {
    if (!concernsSession(key)) return;
    if (!readToken()) store.dispatch(endSession());
    else void store.dispatch(startSession());
  };
  window.addEventListener(authInvalidEvent, () => store.dispatch(endSession()), { signal });
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('online', () => store.dispatch(refreshOnReconnect()), { signal });
  const stopLive = startLive(store);
  void store.dispatch(startSession());
  return () => {
    controller.abort();
    stopLive();
  };
}
