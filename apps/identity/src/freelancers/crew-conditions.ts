import { isWithinSql } from '@crewcall/platform-places';
import type { CrewFilters } from './crew-directory.repository.js';
import { hasKitSql } from './crew-kit-conditions.js';
import { hasTicketSql } from './crew-ticket-conditions.js';
import { containing } from './crew-text.rules.js';

/**
 * A filter that is not set is not in the statement, so the planner sees only what counts. Where rare words of the search
 * are known, the index is asked for those, and only what it finds is compared with the whole.
 */
export function conditionsOf(
  { search, location, skill, among, besides, near, ticket, kit }: CrewFilters,
  rare: string[],
): { where: string; parameters: unknown[] } {
  const filters: [column: string, term: string][] = [
    ...rare.map((word): [string, string] => ['search_text', word]),
    [rare.length ? `(search_text || '')` : 'search_text', search],
    ['location_text', location],
    ['skills_text', skill],
  ];
  const given = filters.filter(([, term]) => term);
  const conditions = given.map(([column], index) => `${column} LIKE $${index + 1}`);
  const parameters: unknown[] = given.map(([, term]) => containing(term));
  if (among) conditions.push(`user_id = ANY($${parameters.push(among)}::uuid[])`);
  if (besides) conditions.push(`user_id <> ALL($${parameters.push(besides)}::uuid[])`);
  if (near) conditions.push(isWithinSql(near.point, near.miles, (value) => `$${parameters.push(value)}`));
  if (ticket) conditions.push(hasTicketSql(ticket, (value) => `$${parameters.push(value)}`));
  if (kit) conditions.push(hasKitSql(kit, (value) => `$${parameters.push(value)}`));
  return {
    where: conditions.length ? `WHERE ${conditions.join(' AND ')}` : '',
    parameters,
  };
}
