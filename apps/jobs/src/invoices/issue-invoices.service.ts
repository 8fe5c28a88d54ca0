import {
  creditNoteOf,
  InvoiceClock,
  InvoiceItemRepository,
  InvoicePublisher,
  InvoiceRepository,
  issueInvoice,
  SettleTimesheet,
  TimesheetRepository,
} from '@crewcall/bookings-domain';
import {
  canCreditInvoice,
  canMarkInvoice,
  type Invoice,
  issueProblems,
  markDayProblem,
  type MarkInvoiceRequest,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import { DraftInvoicesService } from './draft-invoices.service.js';
import {
  InvoiceMissingError,
  InvoiceNotCreditedError,
  InvoiceNotMarkedError,
  InvoiceOutdatedError,
} from './invoice.errors.js';
import { InvoiceBankDetails } from './invoice-bank.service.js';
import { invoiceSideOf } from './invoice.policy.js';
import { InvoicesService } from './invoices.service.js';

/** What becomes of a draft: it is issued with a number, marked by the company, and taken back by a credit note. */
@Injectable()
export class IssueInvoicesService {
  constructor(
    private readonly reading: InvoicesService,
    private readonly drafts: DraftInvoicesService,
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly timesheets: TimesheetRepository,
    private readonly settling: SettleTimesheet,
    private readonly bank: InvoiceBankDetails,
    private readonly due: InvoiceClock,
    private readonly publisher: InvoicePublisher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The hours on it are locked with it. */
  issue(actor: Actor, id: string, version: number): Promise<Invoice> {
    return this.transactions.run(async () => {
      const invoice = await this.drafts.holdInvoice(actor, id, version);
      const { prefix, sellerName, sellerAddress, buyerName, buyerAddress, vatNumber } = invoice;
      const problems = issueProblems({
        prefix,
        seller_name: sellerName,
        seller_address: sellerAddress,
        buyer_name: buyerName,
        buyer_address: buyerAddress,
        po_number: invoice.poNumber,
        terms_days: invoice.termsDays,
        vat_number: vatNumber,
      });
      if (problems.length) throw ValidationFailedError.ofFields(problems);
      await this.lockHours(id);
      if (await this.items.isOutdated(id)) throw new InvoiceOutdatedError();
      await this.bank.copyTo(invoice);
      issueInvoice(invoice, await this.invoices.nextNumberOf(invoice.freelancerId), this.clock.now());
      await this.invoices.saveInvoice(invoice);
      await this.due.setOverdue(invoice);
      await this.publisher.publishIssue(invoice);
      return this.reading.movedInvoice(id);
    });
  }

  private async lockHours(invoiceId: string): Promise<void> {
    for (const id of await this.items.timesheetsOf(invoiceId)) {
      const sheet = await this.timesheets.lockTimesheet(id);
      if (sheet?.state === 'approved') await this.settling.lock(sheet);
    }
  }

  /** @throws InvoiceNotMarkedError where it is paid or credited already */
  mark(actor: Actor, id: string, { mark, on = null }: MarkInvoiceRequest): Promise<Invoice> {
    return this.transactions.run(async () => {
      const invoice = await this.invoices.lockInvoice(id);
      if (!invoice?.issuedOn || invoiceSideOf(actor, invoice) !== 'recruiter') throw new InvoiceMissingError();
      if (!canMarkInvoice(invoice, mark)) throw new InvoiceNotMarkedError();
      const { day: today } = wallTimeOf(this.clock.now());
      const message = markDayProblem(mark, on, invoice.issuedOn, today);
      if (message) throw ValidationFailedError.ofFields([{ field: 'on', message }]);
      if (mark === 'received') invoice.receivedOn ??= today;
      if (mark === 'scheduled') Object.assign(invoice, { state: 'scheduled', scheduledFor: on });
      if (mark === 'paid') Object.assign(invoice, { state: 'paid', paidOn: on });
      await this.invoices.saveInvoice(invoice);
      await this.publisher.publishMark(invoice, mark, on);
      return this.reading.movedInvoice(id);
    });
  }

  /** Answers the credit note; what was on the invoice can be in another one. */
  credit(actor: Actor, id: string): Promise<Invoice> {
    return this.transactions.run(async () => {
      const invoice = await this.invoices.lockInvoice(id);
      if (!invoice || actor.id !== invoice.freelancerId) throw new InvoiceMissingError();
      if (!canCreditInvoice(invoice)) throw new InvoiceNotCreditedError();
      const now = this.clock.now();
      const note = creditNoteOf(invoice, now);
      issueInvoice(note, await this.invoices.nextNumberOf(invoice.freelancerId), now);
      await this.invoices.addInvoice(note);
      invoice.state = 'credited';
      await this.invoices.saveInvoice(invoice);
      await this.publisher.publishIssue(note);
      await this.items.releaseItems(id);
      return this.reading.movedInvoice(note.id);
    });
  }
}
