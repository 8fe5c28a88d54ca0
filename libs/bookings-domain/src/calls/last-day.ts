/**
 * SQL for when a job is over and takes its last applications: the day on which the last of its calls ends in London, or
 * its own. `job` is an alias with `id` and `event_date`.
 */
export const lastDayOf = (
  job: string,
): string => `greatest(${job}.event_date, (SELECT max((upper(c.during) - interval '1 second') AT TIME ZONE 'Europe/London')::date
  FROM bookings.calls c WHERE c.job_id = ${job}.id AND c.removed_at IS NULL))`;
