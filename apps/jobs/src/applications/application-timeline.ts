const steps = `CASE WHEN s.status = 'applied' AND a.invited_at IS NOT NULL THEN 'invited'
  WHEN s.status = 'reviewed' THEN 'viewed' WHEN s.status IN ('hired', 'rejected') THEN 'decided' ELSE s.status END`;

/** Of an application `a`: when it first took each step. A booking that is cancelled later was decided before. */
export const TIMELINE = `
  (SELECT coalesce(jsonb_agg(jsonb_build_object('step', t.step, 'at', to_char(t.at AT TIME ZONE 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY t.at), '[]')
   FROM (SELECT ${steps} AS step, min(s.at) AS at FROM bookings.application_steps s
     WHERE s.application_id = a.id GROUP BY 1) t)`;
