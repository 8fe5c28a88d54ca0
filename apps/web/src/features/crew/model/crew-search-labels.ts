import { dayWords } from '@crewcall/contracts-bookings';
import { type CrewSearch, crewSearchAddressOf } from '@crewcall/contracts-identity';
import { webRoutes } from '@crewcall/contracts-core';
import { savedSearchLimits } from '@crewcall/contracts-jobs';

/** The page that finds the same. */
export const pageOfSearch = (search: CrewSearch): string => webRoutes.freelancers.href(crewSearchAddressOf(search));

/** What a search is called until its owner says otherwise. */
export function nameOfSearch({ search, location, skill, near }: CrewSearch): string {
  const sought = search || skill || 'Crew';
  const what = sought.charAt(0).toUpperCase() + sought.slice(1);
  const where = location ? ` in ${location}` : near ? ` near ${near}` : '';
  return (what + where).slice(0, savedSearchLimits.name);
}

/** All that it looks for, in one line. */
export function wordsOfSearch({ search, location, skill, on, free, near, within }: CrewSearch): string {
  const asked = { all: 'Free for all', most: 'Free for most' } as const;
  const parts = [
    search && `“${search}”`,
    location,
    skill,
    near && (within ? `within ${within} miles of ${near}` : `nearest to ${near}`),
    on && `on ${on.split(',').map(dayWords).join(', ')}`,
    on && free && asked[free],
  ];
  return parts.filter(Boolean).join(' · ') || 'All crew';
}
