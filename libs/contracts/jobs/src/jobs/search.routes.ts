import { pathSegment } from '@crewcall/contracts-core';

/** Paths of saved searches: by themselves, because pages with jobs alone need none of them. */
export const searchRoutes = {
  /** Own ones, the oldest first. */
  list: '/api/saved-searches',
  one: (id = ':id') => `/api/saved-searches/${pathSegment(id)}`,
  /** Its new jobs were looked at. */
  seen: (id = ':id') => `/api/saved-searches/${pathSegment(id)}/seen`,
  /** In every mail of a search: stops that one, without signing in. */
  stop: '/api/saved-searches/unsubscribe',
} as const;
