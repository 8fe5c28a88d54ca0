import { milesSql } from '@crewcall/platform-places';
import { RING } from '../availability/day-ring.rules.js';

const at = (row: string) => ({ lat: `${row}.lat`, lon: `${row}.lon` });

/**
 * The filters of the crew directory, told of a row of it and a search `s`; a spec holds them against the directory itself.
 * `today` is London's: days of a search that are over are asked about no more.
 */
export const matchesSql = (
  row: string,
  today: string,
): string => `(s.search IS NULL OR ${row}.search_text LIKE s.search)
  AND (s.place IS NULL OR ${row}.location_text LIKE s.place)
  AND (s.skill IS NULL OR ${row}.skills_text LIKE s.skill)
  AND (s.miles IS NULL OR (${row}.lat IS NOT NULL AND ${milesSql(at(row), at('s'))} <= s.miles))
  AND (s.free IS NULL OR (
    SELECT sum(get_bit(${row}.taken, (day - date '1970-01-01') % ${RING}))
      <= CASE s.free WHEN 'most' THEN count(*) / 2 ELSE 0 END
    FROM unnest(s.days) day WHERE day >= ${today}))`;

/** One of the two blocked the other. */
export const areApartSql = (person: string): string => `EXISTS (SELECT FROM blocked_people b WHERE b.is_on
  AND ((b.by_id = s.user_id AND b.against_id = ${person}) OR (b.by_id = ${person} AND b.against_id = s.user_id)))`;
