/** What the list was filtered by before it knew of points. */
export const filteredByDay = [
  'search_text',
  'location_text',
  'categories',
  'rate_unit',
  'rate_pence',
  'recruiter_id',
  'event_date',
];

/** The trigger's function as `LogListChanges` made it, for a list that is filtered by these columns. */
export function countListed(filtered: string[]): string {
  const of = (row: string): string => filtered.map((column) => `${row}.${column}`).join(', ');
  const changed = `(n.status <> 'closed') <> (o.status <> 'closed')
    OR n.status <> 'closed' AND (${of('n')}) IS DISTINCT FROM (${of('o')})`;
  const columns = ['version', 'job_id', 'status', ...filtered].join(', ');
  return `
    CREATE OR REPLACE FUNCTION jobs_count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      delta integer := 0;
      moved boolean := false;
      now_at bigint;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        SELECT count(*) FILTER (WHERE status <> 'closed') INTO delta FROM new_rows;
        moved := delta > 0;
      ELSIF TG_OP = 'DELETE' THEN
        SELECT -count(*) FILTER (WHERE status <> 'closed') INTO delta FROM old_rows;
        moved := delta < 0;
      ELSE
        SELECT coalesce(sum((n.status <> 'closed')::integer - (o.status <> 'closed')::integer), 0),
               coalesce(bool_or(${changed}), false)
          INTO delta, moved FROM new_rows n JOIN old_rows o USING (id);
      END IF;
      IF NOT moved THEN RETURN NULL; END IF;
      UPDATE job_totals SET listed = listed + delta, version = version + 1 RETURNING version INTO now_at;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO job_list_changes (version, job_id, status)
          SELECT now_at, id, 'closed' FROM new_rows WHERE status <> 'closed';
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO job_list_changes (${columns}) SELECT now_at, o.id, o.status, ${of('o')}
          FROM old_rows o WHERE o.status <> 'closed';
      ELSE
        INSERT INTO job_list_changes (${columns}) SELECT now_at, id, o.status, ${of('o')}
          FROM new_rows n JOIN old_rows o USING (id) WHERE ${changed};
      END IF;
      DELETE FROM job_list_changes WHERE version <= now_at - 1000;
      RETURN NULL;
    END $$`;
}
