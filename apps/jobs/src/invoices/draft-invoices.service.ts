import {
  columnsOfDetails,
  type InvoiceEntity,
  InvoiceItemRepository,
  InvoiceRepository,
  linesOf,
  newDraft,
  pricedLines,
} from '@crewcall/bookings-domain';
import { type Invoice, invoiceLimits, invoiceTexts, type SaveInvoiceRequest } from '@crewcall/contracts-bookings';
import type { Actor } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { Transactions } from '@crewcall/platform-database';
import { ValidationFailedError } from '@crewcall/platform-errors';
import { Injectable } from '@nestjs/common';
import {
  InvoiceIssuedError,
  InvoiceMissingError,
  InvoiceMovedError,
  NothingToInvoiceError,
  OneCompanyOnlyError,
  TooManyLinesError,
} from './invoice.errors.js';
import { InvoicesService } from './invoices.service.js';

/** Crew make a draft of what was agreed with one company, write on it, and throw it away or issue it. */
@Injectable()
export class DraftInvoicesService {
  constructor(
    private readonly reading: InvoicesService,
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** With every agreed line of these bookings that is in no other invoice. */
  make(actor: Actor, bookingIds: readonly string[]): Promise<Invoice> {
    return this.transactions.run(async () => {
      const bookings = await this.items.lockBookings(bookingIds, actor.id);
      const [first] = bookings;
      if (!first) throw new NothingToInvoiceError();
      const { recruiterId, company: buyerName, sellerName } = first;
      if (bookings.some((booking) => booking.recruiterId !== recruiterId)) throw new OneCompanyOnlyError();
      const ids = bookings.map(({ id }) => id);
      const [hours, expenses] = [await this.items.hoursOf(ids), await this.items.expensesOf(ids)];
      const lines = linesOf(hours, expenses);
      if (!lines.length) throw new NothingToInvoiceError();
      if (lines.length > invoiceLimits.lines) throw new TooManyLinesError();
      const latest = await this.invoices.latestInvoiceOf(actor.id);
      const latestToBuyer = await this.invoices.latestInvoiceOf(actor.id, recruiterId);
      const of = { freelancerId: actor.id, recruiterId, sellerName, buyerName, latest, latestToBuyer };
      const draft = newDraft({ ...of, lines }, this.clock.now());
      await this.invoices.addInvoice(draft);
      await this.items.addItems(draft.id, hours, expenses);
      return this.reading.movedInvoice(draft.id);
    });
  }

  save(actor: Actor, id: string, { version, rates, ...details }: SaveInvoiceRequest): Promise<Invoice> {
    return this.transactions.run(async () => {
      const draft = await this.holdInvoice(actor, id, version);
      const { vat_number } = details;
      if (vat_number !== null && rates.length !== draft.lines.length)
        throw ValidationFailedError.ofFields([{ field: 'rates', message: invoiceTexts.rates }]);
      Object.assign(draft, columnsOfDetails(details), pricedLines(draft.lines, vat_number, rates));
      await this.invoices.saveInvoice(draft);
      return this.reading.movedInvoice(id);
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.transactions.run(async () => {
      await this.holdInvoice(actor, id);
      await this.invoices.removeInvoice(id);
    });
  }

  /** @throws InvoiceIssuedError where it is no draft any more, InvoiceMovedError where another version was read */
  async holdInvoice(actor: Actor, id: string, version?: number): Promise<InvoiceEntity> {
    const draft = await this.invoices.lockInvoice(id);
    if (!draft || actor.id !== draft.freelancerId) throw new InvoiceMissingError();
    if (draft.state !== 'draft') throw new InvoiceIssuedError();
    if (version !== undefined && version !== draft.version) throw new InvoiceMovedError();
    await this.reading.priceAnew(draft);
    return draft;
  }
}
