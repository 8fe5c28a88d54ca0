import { pathSegment } from '@crewcall/contracts-core';

/** Paths of crew teams; apart from the others, which pages without teams load. */
export const teamRoutes = {
  teams: '/api/teams',
  team: (id = ':id') => `/api/teams/${pathSegment(id)}`,
  members: (id = ':id') => `/api/teams/${pathSegment(id)}/members`,
  member: (id = ':id', userId = ':userId') => `/api/teams/${pathSegment(id)}/members/${pathSegment(userId)}`,
  membership: (id = ':id') => `/api/teams/${pathSegment(id)}/membership`,
  lead: (id = ':id') => `/api/teams/${pathSegment(id)}/lead`,
} as const;
