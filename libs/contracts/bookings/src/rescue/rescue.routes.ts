import { pathSegment } from '@crewcall/contracts-core';

/** Paths of cover for slots that fell free. A function without an argument is the pattern a router takes. */
export const rescueRoutes = {
  rescueOf: (roleId = ':id') => `/api/roles/${pathSegment(roleId)}/rescue`,
  rescue: (id = ':id') => `/api/rescues/${pathSegment(id)}`,
  rescueMove: (id: string, move: string) => `/api/rescues/${pathSegment(id)}/${move}`,
  coverSettings: '/api/cover-settings',
} as const;

/** What a company does with a cover that runs, as it stands at the end of its path. */
export type RescuePathMove = 'stop' | 'next' | 'widen' | 'raise' | 'settings' | 'people' | 'post';
