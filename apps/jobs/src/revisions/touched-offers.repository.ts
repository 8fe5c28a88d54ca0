import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface TouchedOffer {
  offer_id: string;
  booking_id: string | null;
  freelancer_id: string;
  /** Pencilled or booked: what was agreed holds until the person says yes. */
  is_agreed: boolean;
}

/** Whom a change of calls or terms concerns. */
@Injectable()
export class TouchedOffersRepository {
  constructor(private readonly database: Database) {}

  /** Open and held offers of a call, and bookings whose time it takes. */
  ofCall(callId: string, jobId: string): Promise<TouchedOffer[]> {
    return this.database.query<TouchedOffer>(
      `SELECT o.id AS offer_id, b.id AS booking_id, o.freelancer_id, o.state <> 'open' AS is_agreed
       FROM bookings.offers o LEFT JOIN bookings.bookings b ON b.offer_id = o.id AND b.state = 'confirmed'
       WHERE o.job_id = $2 AND $1 = ANY(o.call_ids) AND (o.state IN ('open', 'held') OR EXISTS (
         SELECT 1 FROM bookings.commitments m WHERE m.booking_id = b.id AND m.call_id = $1 AND m.state = 'confirmed'))
       ORDER BY o.id`,
      [callId, jobId],
    );
  }

  /** Those of a role that were agreed on exactly these terms. */
  ofTerms(roleId: string, termsHash: string): Promise<TouchedOffer[]> {
    return this.database.query<TouchedOffer>(
      `SELECT o.id AS offer_id, b.id AS booking_id, o.freelancer_id, true AS is_agreed
       FROM bookings.offers o LEFT JOIN bookings.bookings b ON b.offer_id = o.id AND b.state = 'confirmed'
       LEFT JOIN LATERAL (SELECT r.terms_hash FROM bookings.revisions r
         WHERE r.offer_id = o.id AND r.state <> 'replaced' ORDER BY r.number DESC LIMIT 1) last ON true
       WHERE o.role_id = $1 AND coalesce(last.terms_hash, b.terms_hash, o.terms_hash) = $2
         AND (o.state = 'held' OR (b.id IS NOT NULL AND NOT b.clashes)) ORDER BY o.id`,
      [roleId, termsHash],
    );
  }

  /** Whether any user is asked or pencilled on the job, or booked where those count. */
  async hasPeople(jobId: string, { countsBooked }: { countsBooked: boolean }): Promise<boolean> {
    const rows = await this.database.query<object>(
      `SELECT 1 FROM bookings.offers o LEFT JOIN bookings.bookings b ON b.offer_id = o.id AND b.state = 'confirmed'
       WHERE o.job_id = $1 AND (o.state IN ('open', 'held') OR $2 AND b.id IS NOT NULL) LIMIT 1`,
      [jobId, countsBooked],
    );
    return rows.length > 0;
  }
}
