import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Reviews a person wrote, and those about them that are shown: what the other side keeps to itself stays there. */
@ExportsPersonalData()
@Injectable()
export class ReviewsExporter implements PersonalDataExporter {
  readonly name = 'reviews';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT v.id, CASE WHEN v.writer_id = $1 THEN 'written' ELSE 'received' END AS kind, v.side, v.stars, v.parts, v.text,
           CASE WHEN v.writer_id = $1 THEN v.again END AS again, CASE WHEN v.writer_id = $1 THEN v.written_at END AS written_at,
           v.shown_at, v.reply, v.replied_at, v.removed_at, w.opens_at, w.closes_at, w.shown_at AS both_shown_at
         FROM bookings.reviews v LEFT JOIN bookings.review_windows w ON w.booking_id = v.booking_id
         WHERE (v.writer_id = $1 OR v.subject_id = $1 AND v.shown_at IS NOT NULL) AND ($2::uuid IS NULL OR v.id > $2)
         ORDER BY v.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
