import type { CrewFilters } from './crew-directory.repository.js';
import { containing } from './crew-text.rules.js';

/**
 * A filter that is not set is not in the statement, so the planner sees only what counts. Where rare words of the search
 * are known, the index is asked for those, and only what it finds is compared with the whole.
 */
export function conditionsOf(
  { search, location, skill, among }: CrewFilters,
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
  return {
    where: conditions.length ? `WHERE ${conditions.join(' AND ')}` : '',
    parameters,
  };
}
