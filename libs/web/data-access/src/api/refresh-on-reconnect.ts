import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';

const staleAfterMs = 300_000;

type CacheState = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };
type Refetch = (argument: unknown, options: { forceRefetch: true; subscribe: false }) => UnknownAction;

/**
 * When the connection returns, asks again for what a user is looking at and that is older than five minutes, or that
 * failed while it was away. (RTK Query's own switch would ask again for everything at once.)
 */
export const refreshOnReconnect =
  (now = Date.now()): ThunkAction<void, CacheState, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const { queries, subscriptions } = getState()[baseApi.reducerPath];
    const endpoints = baseApi.endpoints as Record<string, { initiate: Refetch } | undefined>;
    for (const [key, entry] of Object.entries(queries)) {
      const isWatched = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (!entry?.endpointName || !isWatched || entry.status === 'pending') continue;
      const isStale = now - (entry.fulfilledTimeStamp ?? 0) > staleAfterMs;
      if (!isStale && entry.status !== 'rejected') continue;
      const endpoint = endpoints[entry.endpointName];
      if (endpoint) dispatch(endpoint.initiate(entry.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  };
