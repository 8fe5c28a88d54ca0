import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Questions, pencils and bookings with their histories. Of the other side no words: they are not this person's. */
@ExportsPersonalData()
@Injectable()
export class OffersExporter implements PersonalDataExporter {
  readonly name = 'offers-and-bookings';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT o.id, CASE WHEN o.freelancer_id = $1 THEN 'received' ELSE 'sent' END AS side, o.kind, o.state,
           r.name AS role, CASE WHEN o.is_unnamed AND o.freelancer_id = $1 THEN r.name ELSE j.title END AS job_title,
           CASE WHEN NOT (o.is_unnamed AND o.freelancer_id = $1) THEN j.company END AS company,
           o.terms, o.note, o.slot_rank, o.answer_by, o.decide_by, o.held_at, o.hold_hours, o.extended_at, o.answer,
           o.answered_at, o.ended_at, o.ended_by, o.decline_reason, o.release_reason,
           CASE WHEN (o.freelancer_id = $1) = (coalesce(o.ended_by, 'crew') = 'crew') THEN o.reason_text END AS reason_text,
           o.created_at, o.updated_at, b.state AS booking_state, b.engaged_as,
           b.terms AS booking_terms, b.cancel_terms, b.confirmed_at, b.cancelled_at, b.tickets_seen,
           (SELECT jsonb_agg(jsonb_build_object('starts_on', c.starts_on, 'starts_at', c.starts_at, 'ends_on', c.ends_on,
              'ends_at', c.ends_at) ORDER BY c.during) FROM bookings.calls c WHERE c.id = ANY(o.call_ids)) AS calls,
           (SELECT jsonb_agg(jsonb_build_object('at', h.at, 'what', h.what, 'by', h.by_side) ORDER BY h.at, h.id)
              FROM bookings.history h WHERE h.offer_id = o.id) AS history,
           (SELECT jsonb_agg(jsonb_build_object('at', v.created_at, 'state', v.state, 'changed', v.changed, 'terms', v.terms,
              'agreed', v.agreed)
              ORDER BY v.number) FROM bookings.revisions v WHERE v.offer_id = o.id) AS revisions,
           (SELECT jsonb_agg(jsonb_build_object('cancelled_at', n.cancelled_at, 'by', n.by_side, 'is_whole', n.is_whole,
              'kind', n.kind, 'reason', n.reason,
              'words', n.words, 'percent', n.percent, 'fee_pence', n.fee_pence, 'put_back_at', n.put_back_at)
              - CASE WHEN (n.by_side = 'crew') = (o.freelancer_id = $1) THEN '' ELSE 'reason' END
              ORDER BY n.cancelled_at) FROM bookings.cancellations n WHERE n.booking_id = b.id) AS cancellations
         FROM bookings.offers o JOIN bookings.roles r ON r.id = o.role_id JOIN jobs j ON j.id = o.job_id
         LEFT JOIN bookings.bookings b ON b.offer_id = o.id
         WHERE (o.freelancer_id = $1 OR o.recruiter_id = $1) AND ($2::uuid IS NULL OR o.id > $2) ORDER BY o.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
