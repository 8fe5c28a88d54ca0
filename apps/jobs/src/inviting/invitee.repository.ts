import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface Invitee {
  user_id: string;
  /** Has an offer of this role that waits, stands or was turned down. */
  is_asked: boolean;
  /** Applied to this job, and hears no more of it: hired, turned down or withdrawn; not who was booked and is no longer. */
  is_decided: boolean;
}

interface AskedFor {
  id: string;
  jobId: string;
}

/** How people stand to one role, before they are asked. */
@Injectable()
export class InviteeRepository {
  constructor(private readonly database: Database) {}

  /** In the order asked for. */
  standingsOf(userIds: readonly string[], role: AskedFor): Promise<Invitee[]> {
    return this.database.prepared<Invitee>(
      `SELECT asked.id AS user_id,
         EXISTS (SELECT 1 FROM bookings.offers o WHERE o.role_id = $2 AND o.freelancer_id = asked.id
           AND (o.state IN ('open', 'held', 'declined') OR (o.state = 'answered' AND o.answer = 'not_free')
             OR (o.state = 'confirmed' AND NOT EXISTS (
               SELECT 1 FROM bookings.bookings b WHERE b.offer_id = o.id AND b.state = 'cancelled')))) AS is_asked,
         EXISTS (SELECT 1 FROM applications a WHERE a.job_id = $3 AND a.freelancer_id = asked.id
           AND a.status NOT IN ('applied', 'reviewed', 'shortlisted')
           AND NOT (a.status = 'rejected' AND a.cancelled_at IS NOT NULL)) AS is_decided
       FROM unnest($1::uuid[]) WITH ORDINALITY AS asked (id, place) ORDER BY asked.place`,
      [userIds, role.id, role.jobId],
    );
  }

  /** How many questions about the role are open, of these calls where they are named. */
  async countAsked({ id }: AskedFor, callIds: readonly string[] | null = null): Promise<number> {
    const [row] = await this.database.prepared<{ asked: number }>(
      `SELECT count(*)::integer AS asked FROM bookings.offers WHERE role_id = $1 AND state = 'open'
         AND ($2::uuid[] IS NULL OR call_ids && $2)`,
      [id, callIds],
    );
    return row?.asked ?? 0;
  }
}
