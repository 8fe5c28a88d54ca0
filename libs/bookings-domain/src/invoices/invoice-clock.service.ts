import { isOverdue, overdueAt, wallTimeOf } from '@crewcall/contracts-bookings';
import { Clock } from '@crewcall/jobs-domain';
import { Injectable } from '@nestjs/common';
import type { Deadline } from '../deadlines/deadline.repository.js';
import { DeadlineSetter } from '../deadlines/deadline-setter.service.js';
import type { InvoiceEntity } from './invoice.entity.js';
import { InvoicePublisher } from './invoice-publisher.service.js';
import { InvoiceRepository } from './invoice.repository.js';

/** What time does to an invoice: a day after it was due both sides are told. */
@Injectable()
export class InvoiceClock {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly publisher: InvoicePublisher,
    private readonly deadlines: DeadlineSetter,
    private readonly clock: Clock,
  ) {}

  async setOverdue({ id, dueOn }: InvoiceEntity): Promise<void> {
    if (dueOn) await this.deadlines.setAt('invoice_overdue', id, overdueAt(dueOn));
  }

  /** Not of one that was paid or credited. */
  async tellOverdue({ subjectId }: Deadline): Promise<void> {
    const invoice = await this.invoices.lockInvoice(subjectId);
    if (!invoice || !isOverdue({ state: invoice.state, due_on: invoice.dueOn }, wallTimeOf(this.clock.now()).day))
      return;
    await this.publisher.publishMark(invoice, 'overdue');
  }
}
