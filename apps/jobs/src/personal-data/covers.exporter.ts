import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Of crew when they were asked for cover, in which order and why; of a company what it asked; never who else was. */
@ExportsPersonalData()
@Injectable()
export class CoversExporter implements PersonalDataExporter {
  readonly name = 'covers';

  constructor(private readonly database: Database) {}

  async *records(userId: string): AsyncIterable<object> {
    const settings = await this.database.query<object>(
      'SELECT passes_quiet_hours, wakes_me, updated_at FROM bookings.cover_settings WHERE user_id = $1',
      [userId],
    );
    yield* settings;
    yield* inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT w.rescue_id AS id, 'asked' AS side, w.place, w.score, w.facts, w.is_reserve, w.is_left_out, w.skipped, w.wave,
           w.asked_at, w.seen_at FROM bookings.rescue_people w
         WHERE w.freelancer_id = $1 AND ($2::uuid IS NULL OR w.rescue_id > $2) ORDER BY w.rescue_id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
    yield* inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT r.id, 'led' AS side, r.first_call_at, r.state, r.wave, r.wave_ends_at, r.wave_people, r.wave_minutes, r.miles,
           r.most_people, r.lat, r.lon, r.terms, r.posted_at, r.ended_at, r.created_at,
           (SELECT jsonb_agg(jsonb_build_object('at', s.at, 'what', s.what, 'words', s.words) ORDER BY s.at, s.id)
              FROM bookings.rescue_steps s WHERE s.rescue_id = r.id) AS steps
         FROM bookings.rescues r WHERE r.recruiter_id = $1 AND ($2::uuid IS NULL OR r.id > $2) ORDER BY r.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
