import { Database } from '@crewcall/platform-database';
import { ExportsPersonalData, inPages, type PersonalDataExporter } from '@crewcall/platform-personal-data';
import { Injectable } from '@nestjs/common';

interface Row {
  id: string;
}

/** Invoices and credit notes as both sides read them, drafts their seller’s; bank details are in the copy as their own part. */
@ExportsPersonalData()
@Injectable()
export class InvoicesExporter implements PersonalDataExporter {
  readonly name = 'invoices';

  constructor(private readonly database: Database) {}

  records(userId: string): AsyncIterable<object> {
    return inPages<Row>((after, limit) =>
      this.database.query<Row>(
        `SELECT i.id, i.kind, i.state, i.number, i.seller_name, i.seller_address, i.buyer_name, i.buyer_address,
           i.po_number, i.terms_days, i.vat_number, i.lines, i.net_pence, i.vat_pence, i.gross_pence, i.vat, i.issued_at,
           i.issued_on::text, i.due_on::text, i.received_on::text, i.scheduled_for::text, i.paid_on::text,
           i.bank_changed_at, i.created_at, i.updated_at
         FROM bookings.invoices i
         WHERE (i.freelancer_id = $1 OR i.recruiter_id = $1 AND i.state <> 'draft') AND ($2::uuid IS NULL OR i.id > $2)
         ORDER BY i.id LIMIT $3`,
        [userId, after?.id ?? null, limit],
      ),
    );
  }
}
