import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** The teams that a crew member is in or invited to, and what they said of themselves there. */
@ExportsPersonalData()
@Injectable()
export class TeamsExporter implements PersonalDataExporter {
  readonly name = 'teams';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    yield* this.teamsOf(userId);
    yield* this.offersOf(userId);
    yield* this.applicationsOf(userId);
  }

  /** Applications of teams that this person was in; what was sent stands with the applications of its lead. */
  private applicationsOf(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT t.id, t.team_name, CASE WHEN t.lead_id = $1 THEN t.cover_letter END AS cover_letter,
           CASE WHEN t.lead_id = $1 THEN t.answers END AS answers, t.confirm_by, t.created_at, t.ended_at, t.ended_why,
           t.ended_by = $1 AS ended_by_you, m.confirmed_at
         FROM bookings.team_applications t JOIN bookings.team_application_members m
           ON m.team_application_id = t.id AND m.freelancer_id = $1
         WHERE $2::uuid IS NULL OR t.id > $2 ORDER BY t.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }

  /** Offers to teams that this person was asked in, or made: the terms stand with the single offers. */
  private offersOf(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT t.id, t.team_name, t.created_at, t.booked_at, t.stopped_at, s.agreed_at, s.dropped_at
         FROM bookings.team_offers t
         LEFT JOIN bookings.team_offer_slots s ON s.team_offer_id = t.id AND s.freelancer_id = $1
         WHERE (t.recruiter_id = $1 OR t.lead_id = $1 OR s.freelancer_id = $1) AND ($2::uuid IS NULL OR t.id > $2)
         ORDER BY t.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }

  private teamsOf(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT t.id, t.name, t.what, t.town, t.created_at, t.updated_at, t.lead_id = $1 AS is_lead,
           m.role, m.day_pence, m.agrees_to_page, m.approved, m.invited_at, m.joined_at
         FROM bookings.team_members m JOIN bookings.teams t ON t.id = m.team_id
         WHERE m.freelancer_id = $1 AND ($2::uuid IS NULL OR t.id > $2) ORDER BY t.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
