import type { Receipt } from '@crewcall/contracts-bookings';
import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

export type ReceiptState = Receipt['state'] | 'opened';

interface StoredReceipt {
  id: string;
  name: string;
  type: string;
  size: number;
  state: ReceiptState;
}

/** Files that show what was paid. */
@Injectable()
export class ReceiptRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async openReceipt(id: string, bookingId: string): Promise<void> {
    await this.database.query('INSERT INTO bookings.receipts (id, booking_id, created_at) VALUES ($1, $2, $3)', [
      id,
      bookingId,
      this.clock.now(),
    ]);
  }

  /** Of all bookings of a crew member: opened, and neither handed in nor swept. */
  async countWaiting(freelancerId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM bookings.receipts r JOIN bookings.bookings b ON b.id = r.booking_id
       WHERE r.state = 'opened' AND b.freelancer_id = $1`,
      [freelancerId],
    );
    return row?.count ?? 0;
  }

  async findReceipt(id: string): Promise<StoredReceipt | null> {
    const [receipt] = await this.database.query<StoredReceipt>(
      'SELECT id, name, type, size, state FROM bookings.receipts WHERE id = $1',
      [id],
    );
    return receipt ?? null;
  }

  /** Whether such an upload was opened for the booking and no expense has it yet. */
  async isOpened(bookingId: string, id: string): Promise<boolean> {
    if (!isRecordId(id)) return false;
    const rows = await this.database.query<object>(
      `SELECT 1 FROM bookings.receipts WHERE booking_id = $1 AND id = $2 AND state = 'opened' FOR UPDATE`,
      [bookingId, id],
    );
    return rows.length > 0;
  }

  async handInReceipt(id: string, { name, type, size }: Pick<Receipt, 'name' | 'type' | 'size'>): Promise<void> {
    await this.database.query(
      `UPDATE bookings.receipts SET name = $2, type = $3, size = $4, state = 'scanning' WHERE id = $1`,
      [id, name, type, size],
    );
  }

  /** Once. */
  async decideReceipt(id: string, state: 'safe' | 'blocked', size: number): Promise<void> {
    await this.database.query(
      `UPDATE bookings.receipts SET state = $2, size = $3 WHERE id = $1 AND state = 'scanning'`,
      [id, state, size],
    );
  }

  /** Opened and never handed in, or of an expense that is gone or has another; oldest first. */
  async leftoverReceipts(openedBefore: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT r.id FROM bookings.receipts r
       WHERE (r.state <> 'opened' OR r.created_at < $1)
         AND NOT EXISTS (SELECT FROM bookings.expenses e WHERE e.receipt_id = r.id) ORDER BY r.id LIMIT $2`,
      [openedBefore, limit],
    );
    return rows.map(({ id }) => id);
  }

  async removeReceipt(id: string): Promise<void> {
    await this.database.query('DELETE FROM bookings.receipts WHERE id = $1', [id]);
  }

  /** Of these, those that are known; of those that wait for a verdict alone, if asked. */
  async knownReceiptsOf(ids: readonly string[], isWaiting: boolean): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT id FROM bookings.receipts WHERE id::text = ANY($1::text[]) AND (NOT $2 OR state = 'scanning')`,
      [ids, isWaiting],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
