import { expenseLimits } from '@crewcall/contracts-bookings';
import { Database } from '@crewcall/platform-database';
import {
  type ExportedFile,
  ExportsPersonalData,
  inPages,
  type PersonalDataExporter,
} from '@crewcall/platform-personal-data';
import { Storage } from '@crewcall/platform-storage';
import { Injectable } from '@nestjs/common';
import { receiptBuckets } from '../expenses/receipt-buckets.js';

interface Row {
  id: string;
}
interface ReceiptRow extends Row {
  name: string;
  size: number;
}

/** What crew paid for bookings, as both sides read it; receipts are in the copy of the person who handed them in. */
@ExportsPersonalData()
@Injectable()
export class ExpensesExporter implements PersonalDataExporter {
  readonly name = 'expenses';

  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
  ) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT e.id, j.title AS job_title, j.company, e.day::text, e.kind, e.amount_pence, e.tenth_miles, e.mile_pence,
           e.vat_pence, e.note, e.state, e.reason, e.approved_at, e.created_at, e.updated_at, r.name, r.type, r.size,
           r.state AS receipt_state
         FROM bookings.expenses e JOIN bookings.bookings b ON b.id = e.booking_id JOIN jobs j ON j.id = b.job_id
         LEFT JOIN bookings.receipts r ON r.id = e.receipt_id
         WHERE (e.freelancer_id = $1 OR e.recruiter_id = $1) AND ($2::uuid IS NULL OR e.id > $2) ORDER BY e.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }

  async *files(userId: string): AsyncGenerator<ExportedFile> {
    const rows = inPages<ReceiptRow>((after, limit) =>
      this.database.query<ReceiptRow>(
        `SELECT r.id, r.name, r.size FROM bookings.receipts r JOIN bookings.expenses e ON e.receipt_id = r.id
         WHERE e.freelancer_id = $1 AND r.state = 'safe' AND ($2::uuid IS NULL OR r.id > $2) ORDER BY r.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
    for await (const { id, name, size } of rows)
      yield { name, size, read: () => this.storage.read(receiptBuckets.safe, id, expenseLimits.receiptBytes) };
  }
}
