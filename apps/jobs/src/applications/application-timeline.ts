const steps = `CASE WHEN s.status = 'reviewed' THEN 'viewed'
  WHEN s.status IN ('hired', 'rejected') THEN 'decided' ELSE s.status END`;

/** Of an application `a`: when it first took each step. A booking that is cancelled later was decided before. */
export const TIMELINE = `
  (SELECT jsonb_agg(jsonb_build_object('step', t.step, 'at', to_char(t.at AT TIME ZONE 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY t.at, t.place)
   FROM (SELECT CASE WHEN a.invited_at IS NULL THEN 'applied' ELSE 'invited' END AS step, a.applied_at AS at, 0 AS place
     UNION ALL SELECT ${steps} AS step, min(s.at) AS at, 1 FROM bookings.application_steps s
     WHERE s.application_id = a.id AND s.status <> 'applied' GROUP BY 1) t)`;
