import { Database, idsIn } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** Of whom a company may know when they are free, and of whom also the hours. */
@Injectable()
export class AvailabilityAccessRepository {
  constructor(private readonly database: Database) {}

  /**
   * Unknown, suspended and deleted people, and those who do not share, are all alike: not in the answer. `true` where
   * the two have an open application, offer, pencil or booking.
   */
  async visibleOf(recruiterId: string, userIds: readonly string[]): Promise<Map<string, boolean>> {
    const rows = await this.database.prepared<{ user_id: string; is_open: boolean }>(
      `SELECT p.user_id, open.is_open FROM people p
       LEFT JOIN bookings.calendar_settings s ON s.user_id = p.user_id
       CROSS JOIN LATERAL (SELECT EXISTS (
         SELECT 1 FROM applications a WHERE a.freelancer_id = p.user_id AND a.recruiter_id = $1
           AND a.status IN ('applied', 'reviewed', 'shortlisted') AND a.invited_at IS NULL)
         OR EXISTS (SELECT 1 FROM bookings.offers o WHERE o.freelancer_id = p.user_id AND o.recruiter_id = $1
           AND o.state IN ('open', 'held'))
         OR EXISTS (SELECT 1 FROM bookings.bookings b WHERE b.freelancer_id = p.user_id AND b.recruiter_id = $1
           AND b.state IN ('confirmed', 'on')) AS is_open) open
       -- By what the person did: an offer or an invitation alone makes no company one that they know.
       CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM applications a WHERE a.freelancer_id = p.user_id
           AND a.recruiter_id = $1 AND a.status <> 'withdrawn' AND a.invited_at IS NULL)
         OR EXISTS (SELECT 1 FROM bookings.offers o WHERE o.freelancer_id = p.user_id AND o.recruiter_id = $1
           AND o.state = 'held')
         OR EXISTS (SELECT 1 FROM bookings.bookings b
           WHERE b.freelancer_id = p.user_id AND b.recruiter_id = $1) AS is_known) known
       WHERE p.user_id = ${idsIn(2)} AND p.role = 'freelancer' AND p.deleted_at IS NULL AND NOT p.is_suspended
         AND (NOT p.is_hidden OR known.is_known)
         AND CASE coalesce(s.sharing, 'all') WHEN 'all' THEN true WHEN 'known' THEN known.is_known ELSE false END`,
      [recruiterId, userIds],
    );
    return new Map(rows.map(({ user_id, is_open }) => [user_id, is_open]));
  }

  /** One row for each person, company and London day. */
  async noteLooks(recruiterId: string, userIds: readonly string[], day: string): Promise<void> {
    if (!userIds.length) return;
    await this.database.prepared(
      `INSERT INTO bookings.availability_looks (freelancer_id, recruiter_id, day)
       SELECT id, $2, $3::date FROM unnest($1::uuid[]) AS id ORDER BY id ON CONFLICT DO NOTHING`,
      [userIds, recruiterId, day],
    );
  }
}
