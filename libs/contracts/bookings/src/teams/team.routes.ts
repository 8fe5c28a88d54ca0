import { pathSegment } from '@crewcall/contracts-core';
import type { TeamApplicationMove } from './team-application.js';

/** Paths of crew teams; apart from the others, which pages without teams load. */
export const teamRoutes = {
  teams: '/api/teams',
  team: (id = ':id') => `/api/teams/${pathSegment(id)}`,
  members: (id = ':id') => `/api/teams/${pathSegment(id)}/members`,
  member: (id = ':id', userId = ':userId') => `/api/teams/${pathSegment(id)}/members/${pathSegment(userId)}`,
  membership: (id = ':id') => `/api/teams/${pathSegment(id)}/membership`,
  lead: (id = ':id') => `/api/teams/${pathSegment(id)}/lead`,
  directory: '/api/team-directory',
  offersTo: (id = ':id') => `/api/teams/${pathSegment(id)}/offers`,
  offers: '/api/team-offers',
  offer: (id = ':id') => `/api/team-offers/${pathSegment(id)}`,
  move: (id: string, move: TeamOfferPathMove) => `/api/team-offers/${pathSegment(id)}/${move}`,
  applicationsOf: (id = ':id') => `/api/teams/${pathSegment(id)}/applications`,
  applications: '/api/team-applications',
  application: (id = ':id') => `/api/team-applications/${pathSegment(id)}`,
  moveApplication: (id: string, move: TeamApplicationMove) => `/api/team-applications/${pathSegment(id)}/${move}`,
} as const;

/** What lead and company do with an offer to a team, as it stands at the end of its path. */
export type TeamOfferPathMove = 'accept' | 'substitute' | 'book-rest' | 'take-substitute' | 'stop';
