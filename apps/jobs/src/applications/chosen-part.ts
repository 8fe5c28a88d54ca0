/** Of an application `a`: the names of its roles and its calls, and of how many; null where it is for all of the job. */
export const CHOSEN = `
  CASE WHEN cardinality(a.role_ids) + cardinality(a.call_ids) > 0 THEN jsonb_build_object(
    'roles', (SELECT coalesce(jsonb_agg(c.name ORDER BY c.id), '[]') FROM bookings.roles c WHERE c.id = ANY(a.role_ids)),
    'calls', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'starts_on', c.starts_on)
      ORDER BY c.during), '[]') FROM bookings.calls c WHERE c.id = ANY(a.call_ids)),
    'of_calls', (SELECT count(*) FROM bookings.calls c WHERE c.job_id = a.job_id AND c.removed_at IS NULL)) END`;
