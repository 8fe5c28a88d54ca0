/** Of an application `a`: the team that it is for, its lead first; null where the applicant is alone, as each is once
 * they are hired. */
export const APPLYING_TEAM = `
  (SELECT jsonb_build_object('id', t.id, 'name', t.team_name, 'members', (
     SELECT jsonb_agg(jsonb_build_object('user_id', w.freelancer_id, 'first_name', x.first_name,
       'last_name', x.last_name, 'role_name', coalesce(o.name, ''))
       ORDER BY w.freelancer_id <> t.lead_id, x.first_name, w.freelancer_id)
     FROM bookings.team_application_members w LEFT JOIN people x ON x.user_id = w.freelancer_id
     LEFT JOIN bookings.roles o ON o.id = w.role_id WHERE w.team_application_id = t.id))
   FROM bookings.team_applications t WHERE t.application_id = a.id AND a.status <> 'hired')`;
