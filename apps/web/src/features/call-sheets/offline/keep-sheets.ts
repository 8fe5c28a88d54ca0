import { type AppState, type AppStore } from '@crewcall/web-data-access';
import { ownerOf } from '../../../shared/owner';
import { callSheetsApi } from '../api/call-sheets.api';
import { dropOthers } from './offline-database';
import { sendKeptTaps } from './send-kept-taps';

interface Holder {
  /** The person and the session; null when signed out. */
  owner: string | null;
  isCrew: boolean;
}

const holderOf = (state: AppState): Holder => ({
  owner: ownerOf(state),
  isCrew: state.session.user?.role === 'freelancer',
});

/**
 * Keeps the call sheets of the crew member who is signed in on this device, and follows what becomes of them. Another
 * session, or none, finds nothing of theirs.
 */
export function keepSheets(store: AppStore): void {
  let holder: Holder | null = null;
  let stop = (): void => undefined;
  const follow = async (now: Holder): Promise<void> => {
    stop();
    await dropOthers(now.owner);
    if (!now.owner || !now.isCrew || now !== holder) return;
    await sendKeptTaps(store);
    if (now !== holder) return;
    const { ownSheets } = callSheetsApi.endpoints;
    stop = store.dispatch(ownSheets.initiate(undefined, { forceRefetch: true })).unsubscribe;
  };
  let seen: unknown;
  const look = (): void => {
    const state = store.getState();
    if (state.session === seen) return;
    seen = state.session;
    const now = holderOf(state);
    if (now.owner === holder?.owner && now.isCrew === holder.isCrew) return;
    holder = now;
    void follow(now);
  };
  look();
  store.subscribe(look);
  window.addEventListener('online', () => {
    if (holder?.owner && holder.isCrew) void sendKeptTaps(store);
  });
}
