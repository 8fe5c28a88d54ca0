import { isRecordId } from '@crewcall/contracts-core';
import type { BookingState, ReviewParts, ReviewSide } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface ReviewRow {
  id: string;
  booking_id: string;
  side: ReviewSide;
  writer_id: string;
  subject_id: string;
  stars: number;
  parts: ReviewParts;
  text: string | null;
  again: boolean | null;
  written_at: Date;
  shown_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
  removed_at: Date | null;
}

/** What a writer gives. */
export interface ReviewContent {
  stars: number;
  parts?: ReviewParts;
  text?: string | null;
  again?: boolean | null;
}

export interface NewReview extends ReviewContent {
  bookingId: string;
  side: ReviewSide;
  writerId: string;
  subjectId: string;
}

/** A booking as reviews need it. */
export interface ReviewedBooking {
  id: string;
  state: BookingState;
  version: number;
  application_id: string | null;
  /** False for what was over before there were reviews. */
  is_reviewed: boolean;
  job_id: string;
  job_title: string;
  role: string;
  recruiter_id: string;
  freelancer_id: string;
}

/** Reviews, whether they are shown or not. What is not may be read by its writer alone. */
@Injectable()
export class ReviewRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async bookingOf(id: string): Promise<ReviewedBooking | null> {
    return isRecordId(id) ? this.booking('b.id = $1', id) : null;
  }

  bookingOfApplication(applicationId: string): Promise<ReviewedBooking | null> {
    return this.booking(`b.application_id = $1 AND b.state <> 'cancelled'`, applicationId);
  }

  private async booking(condition: string, id: string): Promise<ReviewedBooking | null> {
    const [row] = await this.database.query<ReviewedBooking>(
      `SELECT b.id, b.state, b.version, b.application_id, b.is_reviewed, b.job_id, j.title AS job_title, r.name AS role,
         b.recruiter_id, b.freelancer_id
       FROM bookings.bookings b JOIN jobs j ON j.id = b.job_id JOIN bookings.roles r ON r.id = b.role_id
       WHERE ${condition}`,
      [id],
    );
    return row ?? null;
  }

  async findReview(id: string): Promise<ReviewRow | null> {
    if (!isRecordId(id)) return null;
    const [row] = await this.database.query<ReviewRow>('SELECT * FROM bookings.reviews WHERE id = $1', [id]);
    return row ?? null;
  }

  ofBooking(bookingId: string): Promise<ReviewRow[]> {
    return this.database.query<ReviewRow>('SELECT * FROM bookings.reviews WHERE booking_id = $1 ORDER BY side', [
      bookingId,
    ]);
  }

  /** Null when that side has written one already. */
  async addReview({ bookingId, side, writerId, subjectId, stars, parts = {}, text = null, again = null }: NewReview) {
    const [row] = await this.database.query<ReviewRow>(
      `INSERT INTO bookings.reviews (id, booking_id, side, writer_id, subject_id, stars, parts, text, again, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (booking_id, side) DO NOTHING RETURNING *`,
      [newId(), bookingId, side, writerId, subjectId, stars, JSON.stringify(parts), text, again, this.clock.now()],
    );
    return row ?? null;
  }

  async changeReview(id: string, { stars, parts = {}, text = null, again = null }: ReviewContent): Promise<void> {
    await this.database.query(
      'UPDATE bookings.reviews SET stars = $2, parts = $3, text = $4, again = $5, written_at = $6 WHERE id = $1',
      [id, stars, JSON.stringify(parts), text, again, this.clock.now()],
    );
  }

  async markShown(id: string): Promise<void> {
    await this.database.query('UPDATE bookings.reviews SET shown_at = $2 WHERE id = $1', [id, this.clock.now()]);
  }

  /** False when there is a reply already. */
  async saveReply(id: string, text: string): Promise<boolean> {
    const replied = await this.database.query(
      'UPDATE bookings.reviews SET reply = $2, replied_at = $3 WHERE id = $1 AND replied_at IS NULL RETURNING id',
      [id, text, this.clock.now()],
    );
    return replied.length > 0;
  }

  async addPaidOnTime(id: string, stars: number): Promise<void> {
    await this.database.query(
      `UPDATE bookings.reviews SET parts = parts || jsonb_build_object('paid_on_time', $2::integer) WHERE id = $1`,
      [id, stars],
    );
  }

  /** Its words and stars are gone, that it was there stays. Null when it was removed before, or is not shown. */
  async removeReview(id: string): Promise<ReviewRow | null> {
    const [row] = await this.database.query<ReviewRow>(
      `UPDATE bookings.reviews SET removed_at = $2, text = NULL, parts = '{}'
       WHERE id = $1 AND removed_at IS NULL AND shown_at IS NOT NULL RETURNING *`,
      [id, this.clock.now()],
    );
    return row ?? null;
  }
}
