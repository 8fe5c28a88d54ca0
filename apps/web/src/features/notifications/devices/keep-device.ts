import type { AppStore } from '@crewcall/web-data-access';
import { ownerOf, personOf } from '../../../shared/owner';
import { pushApi } from '../api/push.api';
import { ownEnd } from './own-end.storage';
import { endHere, unsubscribeHere } from './push-end';

/** A device is told for the person who turned it on, for as long as they are signed in on it. */
export function keepDevice(store: AppStore): void {
  let seen: string | null | undefined;
  const look = (): void => {
    const owner = ownerOf(store.getState());
    if (owner === seen) return;
    seen = owner;
    void settle(store, owner).catch(console.error);
  };
  look();
  store.subscribe(look);
}

async function settle({ dispatch }: AppStore, owner: string | null): Promise<void> {
  const kept = ownEnd.read();
  if (!kept) return;
  if (!owner || personOf(owner) !== personOf(kept.owner)) {
    ownEnd.drop();
    return unsubscribeHere();
  }
  const end = await endHere();
  if (!end) return ownEnd.drop();
  if (owner === kept.owner && end.endpoint === kept.endpoint) return;
  // Of a new session, or with a new address: the service is told, for it ends with the session that it knows.
  const { isDiscreet } = kept;
  const { error } = await dispatch(pushApi.endpoints.savePushEnd.initiate({ ...end, is_discreet: isDiscreet }));
  if (!error) ownEnd.keep({ owner, endpoint: end.endpoint, isDiscreet });
}
