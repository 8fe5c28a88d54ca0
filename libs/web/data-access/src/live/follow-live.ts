import type { LiveEventName } from '@crewcall/contracts-core';
import { baseApi } from '../api/base-api';
import type { tagTypes } from '../api/base-api';
import type { AppDispatch } from '../store/make-store';
import { onLive } from './on-live';

interface CacheEntry {
  dispatch: unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * For `onCacheEntryAdded` of an endpoint: while its answer is in the cache, every live event of these names makes it
 * stale. `tagOf` names the entry by its argument, so that each is asked for again once.
 */
export const followLive =
  <Arg>(events: readonly LiveEventName[], tagOf: (arg: Arg) => { type: (typeof tagTypes)[number]; id: string }) =>
  async (arg: Arg, { dispatch, cacheEntryRemoved }: CacheEntry): Promise<void> => {
    const refresh = (): void => void (dispatch as AppDispatch)(baseApi.util.invalidateTags([tagOf(arg)]));
    const stops = events.map((event) => onLive(event, refresh));
    await cacheEntryRemoved;
    for (const stop of stops) stop();
  };
