import { type NoShow, noShowLimits, type NoShowOutcome } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

interface Row {
  booking_id: string;
  call_id: string;
  day: string;
  note: string | null;
  claimed_at: Date;
  objection: string | null;
  objected_at: Date | null;
  outcome: NoShowOutcome | null;
  reason: string | null;
  withdrawn_at: Date | null;
  settled_at: Date | null;
}

/** What became of claims that a person did not come, by booking. */
@Injectable()
export class NoShowRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async addNoShow(bookingId: string, callId: string, note: string | null): Promise<void> {
    await this.database.query(
      'INSERT INTO bookings.no_shows (booking_id, call_id, note, claimed_at) VALUES ($1, $2, $3, $4)',
      [bookingId, callId, note, this.clock.now()],
    );
  }

  async objectToNoShow(bookingId: string, words: string | null): Promise<void> {
    await this.database.query('UPDATE bookings.no_shows SET objection = $2, objected_at = $3 WHERE booking_id = $1', [
      bookingId,
      words,
      this.clock.now(),
    ]);
  }

  async withdrawNoShow(bookingId: string): Promise<void> {
    await this.database.query('UPDATE bookings.no_shows SET withdrawn_at = $2 WHERE booking_id = $1', [
      bookingId,
      this.clock.now(),
    ]);
  }

  async settleNoShow(bookingId: string, outcome: NoShowOutcome, reason: string | null): Promise<void> {
    await this.database.query(
      'UPDATE bookings.no_shows SET outcome = $2, reason = $3, settled_at = $4 WHERE booking_id = $1',
      [bookingId, outcome, reason, this.clock.now()],
    );
  }

  async findNoShow(bookingId: string): Promise<NoShow | null> {
    return (await this.ofBookings([bookingId])).get(bookingId) ?? null;
  }

  async ofBookings(bookingIds: readonly string[]): Promise<Map<string, NoShow>> {
    const rows = await this.database.query<Row>(
      `SELECT n.*, c.starts_on::text AS day FROM bookings.no_shows n JOIN bookings.calls c ON c.id = n.call_id
       WHERE n.booking_id = ANY($1::uuid[])`,
      [bookingIds],
    );
    return new Map(rows.map((row) => [row.booking_id, fromRow(row)]));
  }
}

const fromRow = ({ booking_id: _of, claimed_at, objected_at, withdrawn_at, settled_at, ...row }: Row): NoShow => ({
  ...row,
  claimed_at: claimed_at.toISOString(),
  object_until: new Date(claimed_at.getTime() + noShowLimits.objectMs).toISOString(),
  objected_at: objected_at?.toISOString() ?? null,
  withdrawn_at: withdrawn_at?.toISOString() ?? null,
  settled_at: settled_at?.toISOString() ?? null,
});
