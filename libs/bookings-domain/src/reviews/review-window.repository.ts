import { reviewLimits } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { endOf, isCompleted } from '../bookings/completed.js';

/** When a booking may be reviewed. */
export interface ReviewWindow {
  opens_at: Date;
  closes_at: Date;
  /** Since when what is written is shown. */
  shown_at: Date | null;
  version: number;
}

/** Half a day after its last call, or once it was taken back, or found wrong, that the person did not come. */
const OPENS = `GREATEST(${endOf('b')} + interval '12 hours',
  (SELECT coalesce(n.settled_at, n.withdrawn_at) FROM bookings.no_shows n WHERE n.booking_id = b.id))`;
const CLOSES = `${OPENS} + interval '${reviewLimits.days} days'`;

/** When bookings were completed, and until when they may be reviewed. */
@Injectable()
export class ReviewWindowRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** What is written, shown and found out of one booking happens one after the other. */
  async lockWindow(bookingId: string): Promise<void> {
    await this.database.query('SELECT 1 FROM bookings.bookings WHERE id = $1 FOR NO KEY UPDATE', [bookingId]);
  }

  /** Null while the booking is not completed, whatever was opened before. */
  async findWindow(bookingId: string): Promise<ReviewWindow | null> {
    const [row] = await this.database.query<ReviewWindow>(
      `SELECT coalesce(w.opens_at, ${OPENS}) AS opens_at, coalesce(w.closes_at, ${CLOSES}) AS closes_at, w.shown_at,
         coalesce(w.version, 0) AS version
       FROM bookings.bookings b LEFT JOIN bookings.review_windows w ON w.booking_id = b.id
       WHERE b.id = $1 AND b.is_reviewed AND ${isCompleted('b', '$2::timestamptz')}`,
      [bookingId, this.clock.now()],
    );
    return row ?? null;
  }

  /** Bookings of this call that are completed by now. */
  async completedOn(callId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT b.id FROM bookings.commitments c JOIN bookings.bookings b ON b.id = c.booking_id
       WHERE c.call_id = $1 AND c.state = 'confirmed' AND b.is_reviewed AND ${isCompleted('b', '$2::timestamptz')}
       ORDER BY b.id`,
      [callId, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** Null when it was open already. Once more where a dispute ended meanwhile and nothing is shown. */
  async openWindow(bookingId: string): Promise<ReviewWindow | null> {
    const [row] = await this.database.query<ReviewWindow>(
      `INSERT INTO bookings.review_windows AS w (booking_id, opens_at, closes_at)
       SELECT b.id, ${OPENS}, ${CLOSES} FROM bookings.bookings b
       WHERE b.id = $1 AND b.is_reviewed AND ${isCompleted('b', '$2::timestamptz')}
       ON CONFLICT (booking_id) DO UPDATE SET opens_at = EXCLUDED.opens_at, closes_at = EXCLUDED.closes_at,
         version = w.version + 1 WHERE w.shown_at IS NULL AND w.closes_at < EXCLUDED.closes_at
       RETURNING opens_at, closes_at, shown_at, version`,
      [bookingId, this.clock.now()],
    );
    return row ?? null;
  }

  async markShown(bookingId: string): Promise<void> {
    await this.database.query('UPDATE bookings.review_windows SET shown_at = $2 WHERE booking_id = $1', [
      bookingId,
      this.clock.now(),
    ]);
  }
}
