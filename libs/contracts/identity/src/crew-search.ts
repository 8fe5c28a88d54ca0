import { type DeclaredError, pathSegment } from '@crewcall/contracts-core';
import type { SearchAlert } from '@crewcall/contracts-jobs';
import type { CrewDirectoryQuery } from './crew-directory.js';

/** What the crew directory is filtered by; lists and tags of a company are kept elsewhere, and in no saved search. */
export type CrewSearch = Pick<CrewDirectoryQuery, 'search' | 'location' | 'skill' | 'on' | 'free' | 'near' | 'within'>;

/** A search of `/freelancers` that its company keeps. Told to no other user. */
export interface SavedCrewSearch {
  id: string;
  name: string;
  wanted: CrewSearch;
  alert: SearchAlert;
  is_paused: boolean;
  /** The last of its days is over: it finds nothing more. */
  is_past: boolean;
  /** Listed crew who came to match since it was last opened, up to `savedSearchLimits.counted`. */
  new_crew: number;
}

export interface SaveCrewSearchRequest {
  name: string;
  wanted: CrewSearch;
  alert: SearchAlert;
}

/** Paths of saved searches of crew. */
export const crewSearchRoutes = {
  /** Own ones, the oldest first. */
  list: '/api/crew-searches',
  one: (id = ':id') => `/api/crew-searches/${pathSegment(id)}`,
  /** Its new crew was looked at. */
  seen: (id = ':id') => `/api/crew-searches/${pathSegment(id)}/seen`,
  /** In every mail of a search: stops that one, without signing in. */
  stop: '/api/crew-searches/unsubscribe',
} as const;

/** How such a search stands in the address of the directory. */
export const crewSearchAddressOf = ({ within, ...wanted }: CrewSearch): Record<string, string | undefined> => ({
  ...wanted,
  within: within && String(within),
});

export const crewSearchErrors = {
  tooManyCrewSearches: {
    code: 'TOO_MANY_SAVED_SEARCHES',
    kind: 'conflict',
    message: 'You have saved 20 searches. Delete one on the page of your alerts first.',
  },
  crewSearchMissing: {
    code: 'SAVED_SEARCH_NOT_FOUND',
    kind: 'missing',
    message: 'This search is not saved any more. Save it again on the page of crew.',
  },
  crewSearchLinkDead: {
    code: 'SEARCH_LINK_DEAD',
    kind: 'missing',
    message: 'This search is not saved any more, so it sends no mail.',
  },
} as const satisfies Record<string, DeclaredError>;
