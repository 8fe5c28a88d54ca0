/** The words of a job `j` beside its place, for searches of several words. */
export const wordsTextSql = `j.search_text || E'\\n' || j.location_text`;

/**
 * The filters of the page of jobs, told of a job `j` and a search `s`; a spec holds them against the page itself. `words` is
 * that text of the job where it has been put together already.
 */
export const jobMatchesSql = (words = wordsTextSql): string => `(s.words IS NULL OR
    CASE WHEN cardinality(s.words) > 1 THEN ${words} ELSE j.search_text END LIKE ALL (s.words))
  AND (s.place IS NULL OR j.location_text LIKE s.place)
  AND (s.category IS NULL OR j.categories @> ARRAY[s.category])
  AND (s.rate_unit IS NULL OR (j.rate_pence IS NOT NULL AND j.rate_unit = s.rate_unit))
  AND (s.rate_min IS NULL OR j.rate_pence >= s.rate_min)
  AND (s.from_day IS NULL OR j.event_date >= s.from_day)
  AND (s.to_day IS NULL OR j.event_date <= s.to_day)
  AND (s.origin IS NULL OR (s.origin = 'crewcall') = (j.recruiter_id IS NOT NULL))`;

/** The company of a job `j` or the owner of a search `s` blocked the other. */
export const areApartSql = `EXISTS (SELECT FROM bookings.blocked_people b WHERE b.is_on
    AND ((b.by_id = s.user_id AND b.against_id = j.recruiter_id) OR (b.by_id = j.recruiter_id AND b.against_id = s.user_id)))`;
