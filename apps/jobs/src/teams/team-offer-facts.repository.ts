import type { LeadApproval, OfferState, Terms } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import { milesSql } from '@crewcall/platform-places';
import { Injectable } from '@nestjs/common';

export interface TeamSlotFacts {
  freelancer_id: string;
  offer_id: string;
  agreed_at: Date | null;
  first_name: string | null;
  last_name: string | null;
  role_id: string;
  role_name: string;
  state: OfferState;
  answer_by: Date | null;
  terms: Terms;
  call_ids: string[];
  days: string[];
  decline_reason: string | null;
  substitute_id: string | null;
  substitute_name: string | null;
  approved: LeadApproval | null;
  /** From the middle of the person's town to the farthest of the calls; null where a place is not known. */
  miles: number | null;
}

/** What stands beside the slots of a team that is asked. */
@Injectable()
export class TeamOfferFactsRepository {
  constructor(private readonly database: Database) {}

  slotsOf(id: string): Promise<TeamSlotFacts[]> {
    return this.database.query<TeamSlotFacts>(
      `SELECT s.freelancer_id, s.offer_id, s.agreed_at, p.first_name, p.last_name, o.role_id, r.name AS role_name, o.state,
         o.answer_by, o.terms, o.call_ids, o.decline_reason, s.substitute_id,
         nullif(trim(concat_ws(' ', x.first_name, x.last_name)), '') AS substitute_name, m.approved,
         ARRAY(SELECT c.starts_on::text FROM bookings.calls c WHERE c.id = ANY(o.call_ids) AND c.removed_at IS NULL ORDER BY 1) AS days,
         (SELECT max(${milesSql({ lat: 'p.lat', lon: 'p.lon' }, { lat: 'c.lat', lon: 'c.lon' })})
          FROM bookings.calls c WHERE c.id = ANY(o.call_ids) AND c.lat IS NOT NULL AND p.lat IS NOT NULL
          HAVING count(*) = cardinality(o.call_ids)) AS miles
       FROM bookings.team_offer_slots s JOIN bookings.team_offers t ON t.id = s.team_offer_id
       JOIN bookings.offers o ON o.id = s.offer_id JOIN bookings.roles r ON r.id = o.role_id
       LEFT JOIN people p ON p.user_id = s.freelancer_id LEFT JOIN people x ON x.user_id = s.substitute_id
       LEFT JOIN bookings.team_members m ON m.team_id = t.team_id AND m.freelancer_id = s.freelancer_id
         AND m.joined_at IS NOT NULL
       WHERE s.team_offer_id = $1 AND s.dropped_at IS NULL ORDER BY s.offer_id`,
      [id],
    );
  }

  async jobOf(jobId: string): Promise<{ title: string; company: string }> {
    const [row] = await this.database.query<{ title: string; company: string }>(
      'SELECT title, company FROM jobs WHERE id = $1',
      [jobId],
    );
    return row ?? { title: '', company: '' };
  }
}
