import { refreshOnReconnect } from '../api/refresh-on-reconnect';
import { loadLive } from '../live/load-live';
import { authInvalidEvent } from '../session/auth-invalid';
import { endSession } from '../session/end-session';
import { concernsSession, readToken } from '../session/session.storage';
import { startSession } from '../session/start-session';
import type { AppStore } from './make-store';

/**
 * Brings a store to life in a browser: revalidates the stored session, keeps it and the live channel while a user is
 * signed in, follows sign-ins and sign-outs of other tabs, and refreshes what grew old while offline.
 */
export function startClient(store: AppStore): () => void {
  const listeners: [string, (event: Event) => void][] = [
    [authInvalidEvent, () => store.dispatch(endSession())],
    ['online', () => store.dispatch(refreshOnReconnect())],
    ['storage', (event) => followOtherTabs(store, event)],
  ];
  for (const [name, listener] of listeners) window.addEventListener(name, listener);
  const stopLive = loadLive(store);
  void store.dispatch(startSession());
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    stopLive();
  };
}

function followOtherTabs(store: AppStore, event: Event): void {
  if (!(event instanceof StorageEvent) || !concernsSession(event.key)) return;
  if (readToken()) void store.dispatch(startSession());
  else store.dispatch(endSession());
}
