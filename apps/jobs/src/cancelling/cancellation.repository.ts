import {
  type BookingState,
  type Cancellation,
  type CancellationKind,
  cancelLimits,
  cancelReasonWords,
} from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database, newId } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export interface NewCancellation {
  bookingId: string;
  by: Cancellation['by'];
  isWhole: boolean;
  callIds: string[];
  kind: CancellationKind | null;
  reason: string | null;
  words: string | null;
  percent: number | null;
  feePence: number | null;
}

interface Row {
  id: string;
  booking_id: string;
  by_side: Cancellation['by'];
  is_whole: boolean;
  call_ids: string[];
  kind: CancellationKind | null;
  reason: string | null;
  words: string | null;
  percent: number | null;
  fee_pence: number | null;
  cancelled_at: Date;
  put_back_at: Date | null;
  state: BookingState;
}

/** What was cancelled of bookings. */
@Injectable()
export class CancellationRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Answers its id. */
  async addCancellation({
    bookingId,
    by,
    isWhole,
    callIds,
    kind,
    reason,
    words,
    percent,
    feePence,
  }: NewCancellation): Promise<string> {
    const id = newId();
    await this.database.query(
      `INSERT INTO bookings.cancellations
         (id, booking_id, by_side, is_whole, call_ids, kind, reason, words, percent, fee_pence, cancelled_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [id, bookingId, by, isWhole, callIds, kind, reason, words, percent, feePence, this.clock.now()],
    );
    return id;
  }

  /** Newest first, by booking. The last one that still stands is what a company may put back, unless more came of the booking since. */
  async ofBookings(bookingIds: readonly string[]): Promise<Map<string, Cancellation[]>> {
    const rows = await this.database.prepared<Row>(
      `SELECT n.id, n.booking_id, n.by_side, n.is_whole, n.call_ids, n.kind, n.reason, n.words, n.percent, n.fee_pence,
         n.cancelled_at, n.put_back_at, b.state
       FROM bookings.cancellations n JOIN bookings.bookings b ON b.id = n.booking_id
       WHERE n.booking_id = ANY($1::uuid[]) ORDER BY n.cancelled_at DESC, n.id DESC`,
      [bookingIds],
    );
    const now = this.clock.now();
    const byBooking = new Map<string, Cancellation[]>();
    for (const row of rows) {
      const newer = byBooking.get(row.booking_id) ?? [];
      const isLast = newer.every(({ put_back_at }) => put_back_at);
      byBooking.set(row.booking_id, [...newer, present(row, now, isLast)]);
    }
    return byBooking;
  }

  async markPutBack(id: string): Promise<void> {
    await this.database.query('UPDATE bookings.cancellations SET put_back_at = $2 WHERE id = $1', [
      id,
      this.clock.now(),
    ]);
  }
}

function present(row: Row, now: Date, isLast: boolean): Cancellation {
  const until = new Date(row.cancelled_at.getTime() + cancelLimits.putBackMinutes * 60_000);
  const isStill = row.state === (row.is_whole ? 'cancelled' : 'confirmed');
  const canPutBack = isLast && isStill && row.by_side === 'company' && !row.put_back_at && now < until;
  return {
    id: row.id,
    by: row.by_side,
    is_whole: row.is_whole,
    call_ids: row.call_ids,
    kind: row.kind,
    reason: row.reason ?? (row.kind && cancelReasonWords[row.kind]),
    words: row.words,
    percent: row.percent,
    fee_pence: row.fee_pence,
    cancelled_at: row.cancelled_at.toISOString(),
    put_back_until: canPutBack ? until.toISOString() : null,
    put_back_at: row.put_back_at?.toISOString() ?? null,
  };
}
