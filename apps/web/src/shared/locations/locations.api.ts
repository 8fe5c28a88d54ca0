import { locationLimits, locationRoutes, type LocationSuggestion } from '@crewcall/contracts-identity';
import { baseApi, isApiFailure, type AppDispatch } from '@crewcall/web-data-access';
import { QueryCache } from './query-cache';

const locationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // Not kept here: the cache below is the one that is bounded.
    searchLocations: build.query<LocationSuggestion[], string>({
      query: (query) => ({ url: locationRoutes.search, params: { query } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export type LocationAnswer = { kind: 'found'; places: LocationSuggestion[] } | { kind: 'invalid' | 'unavailable' };

/** Places by the text that found them, for every location field of the app. */
export const foundLocations = new QueryCache<LocationSuggestion[]>(locationLimits.cachedQueries);

/** Asks once, and gives up after five seconds or when the signal says that nothing waits any more. */
export async function askForLocations(
  dispatch: AppDispatch,
  query: string,
  signal: AbortSignal,
): Promise<LocationAnswer> {
  const request = dispatch(
    locationsApi.endpoints.searchLocations.initiate(query, { subscribe: false, forceRefetch: true }),
  );
  const giveUp = (): void => request.abort();
  const timer = setTimeout(giveUp, locationLimits.timeoutMs);
  signal.addEventListener('abort', giveUp, { once: true });
  const { data, error } = await request;
  clearTimeout(timer);
  signal.removeEventListener('abort', giveUp);
  if (error || !Array.isArray(data)) {
    return { kind: isApiFailure(error) && error.status === 400 ? 'invalid' : 'unavailable' };
  }
  foundLocations.set(query, data);
  return { kind: 'found', places: data };
}
