import type { InvoiceMark } from '@crewcall/contracts-bookings';
import { invoiceIssued, invoiceMarked } from '@crewcall/contracts-bookings/dto';
import { Database } from '@crewcall/platform-database';
import { Events } from '@crewcall/platform-events';
import { Injectable } from '@nestjs/common';
import type { InvoiceEntity } from './invoice.entity.js';

interface About {
  booking_id: string;
  job_id: string;
  role: string;
}

const NAME = 200;

/** Tells both sides of an invoice, in the transaction of the change. */
@Injectable()
export class InvoicePublisher {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async publishIssue(invoice: InvoiceEntity): Promise<void> {
    const { id: subjectId, version, kind } = invoice;
    const payload = { ...(await this.factsOf(invoice)), kind };
    await this.events.publish(invoiceIssued, { subjectId, version, payload });
  }

  async publishMark(invoice: InvoiceEntity, mark: InvoiceMark | 'overdue', on?: string | null): Promise<void> {
    const { id: subjectId, version } = invoice;
    const payload = { ...(await this.factsOf(invoice)), mark, ...(on && { on }) };
    await this.events.publish(invoiceMarked, { subjectId, version, payload });
  }

  private async factsOf({ id, creditsId, number, recruiterId, freelancerId, grossPence, dueOn }: InvoiceEntity) {
    const [about] = await this.database.query<About>(
      `SELECT i.booking_id, b.job_id, r.name AS role FROM bookings.invoice_items i
       JOIN bookings.bookings b ON b.id = i.booking_id JOIN bookings.roles r ON r.id = b.role_id
       WHERE i.invoice_id = $1 ORDER BY i.booking_id LIMIT 1`,
      [creditsId ?? id],
    );
    if (!about || number === null) throw new Error(`The invoice ${id} is of no booking`);
    return {
      number,
      recruiter_id: recruiterId,
      freelancer_id: freelancerId,
      booking_id: about.booking_id,
      job_id: about.job_id,
      role: about.role.slice(0, NAME),
      gross_pence: grossPence,
      ...(dueOn && { due_on: dueOn }),
    };
  }
}
