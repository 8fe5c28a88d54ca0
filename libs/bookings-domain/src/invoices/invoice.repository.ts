import { isRecordId } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Database, Transactions } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';
import { InvoiceEntity } from './invoice.entity.js';

/** What takes an invoice back, and what a credit note takes back. */
export interface InvoiceTies {
  credits_number: string | null;
  credited_by_id: string | null;
  credited_by_number: string | null;
}

const noTies: InvoiceTies = { credits_number: null, credited_by_id: null, credited_by_number: null };

/** Drafts and issued documents; the database refuses to change or delete what was issued. */
@Injectable()
export class InvoiceRepository {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async findInvoice(id: string): Promise<InvoiceEntity | null> {
    return isRecordId(id) ? this.database.of(InvoiceEntity).findOneBy({ id }) : null;
  }

  /** No other transaction changes it until this one ends. */
  async lockInvoice(id: string): Promise<InvoiceEntity | null> {
    this.transactions.require();
    if (!isRecordId(id)) return null;
    return this.database.of(InvoiceEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async addInvoice(invoice: InvoiceEntity): Promise<void> {
    await this.database.of(InvoiceEntity).insert(invoice);
  }

  async saveInvoice(invoice: InvoiceEntity): Promise<void> {
    invoice.version += 1;
    invoice.updatedAt = this.clock.now();
    const { id, ...columns } = invoice;
    await this.database.of(InvoiceEntity).update({ id }, columns);
  }

  async removeInvoice(id: string): Promise<void> {
    await this.database.of(InvoiceEntity).delete({ id });
  }

  /** The latest of a seller, to one company where it is named: what it says of the two is offered again. */
  latestInvoiceOf(freelancerId: string, recruiterId?: string): Promise<InvoiceEntity | null> {
    return this.database.of(InvoiceEntity).findOne({
      where: { freelancerId, ...(recruiterId && { recruiterId }) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * The next number of a seller. Its row is held until the transaction ends, so two that are issued at once follow one
   * another, and what is rolled back leaves no gap.
   */
  async nextNumberOf(freelancerId: string): Promise<number> {
    this.transactions.require();
    const [row] = await this.database.query<{ last: number }>(
      `INSERT INTO bookings.invoice_numbers AS n (freelancer_id, last) VALUES ($1, 1)
       ON CONFLICT (freelancer_id) DO UPDATE SET last = n.last + 1 RETURNING last`,
      [freelancerId],
    );
    if (!row) throw new Error('No number was given');
    return row.last;
  }

  async tiesOf(id: string): Promise<InvoiceTies> {
    const [row] = await this.database.query<InvoiceTies>(
      `SELECT o.number AS credits_number, c.id AS credited_by_id, c.number AS credited_by_number
       FROM bookings.invoices i LEFT JOIN bookings.invoices o ON o.id = i.credits_id
       LEFT JOIN bookings.invoices c ON c.credits_id = i.id WHERE i.id = $1`,
      [id],
    );
    return row ?? noTies;
  }
}
