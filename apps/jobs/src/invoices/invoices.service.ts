import { type InvoiceEntity, InvoiceItemRepository, InvoiceRepository, withVatPaid } from '@crewcall/bookings-domain';
import {
  type Invoice,
  invoicePdfName,
  type InvoiceSummary,
  type ReadyToInvoice,
  wallTimeOf,
} from '@crewcall/contracts-bookings';
import type { InvoiceListQueryDto } from '@crewcall/contracts-bookings/dto';
import type { Actor, Page, PageRequest } from '@crewcall/contracts-core';
import { Clock } from '@crewcall/jobs-domain';
import { AccessDeniedError } from '@crewcall/platform-auth';
import { dispositionOf } from '@crewcall/platform-storage';
import { Injectable, StreamableFile } from '@nestjs/common';
import { invoicePdf } from './invoice-document.js';
import { InvoiceMissingError } from './invoice.errors.js';
import { InvoiceBankDetails } from './invoice-bank.service.js';
import { invoiceSideOf } from './invoice.policy.js';
import { presentInvoice, presentSummary } from './invoice.presenter.js';
import { InvoiceListRepository, invoiceStatesOf } from './invoice-list.repository.js';

/** Reading invoices: the two parties may, a draft its seller alone; for every other user they do not exist. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly items: InvoiceItemRepository,
    private readonly list: InvoiceListRepository,
    private readonly bank: InvoiceBankDetails,
    private readonly clock: Clock,
  ) {}

  /** @throws InvoiceMissingError alike for one that does not exist and one of others */
  async getInvoice(actor: Actor, id: string): Promise<Invoice> {
    const invoice = await this.invoices.findInvoice(id);
    if (!invoice || !invoiceSideOf(actor, invoice)) throw new InvoiceMissingError();
    await this.priceAnew(invoice);
    return this.present(invoice);
  }

  /** As it stands now; a draft is no document. @throws InvoiceMissingError */
  async pdf(actor: Actor, id: string): Promise<StreamableFile> {
    const invoice = await this.getInvoice(actor, id);
    if (invoice.state === 'draft') throw new InvoiceMissingError();
    const disposition = dispositionOf(invoicePdfName(invoice));
    return new StreamableFile(await invoicePdf(invoice), { type: 'application/pdf', disposition });
  }

  /** What a move answers: answers of moves are kept for a day as they are sent, so bank details are in none. */
  async movedInvoice(id: string): Promise<Invoice> {
    const invoice = await this.invoices.findInvoice(id);
    if (!invoice) throw new InvoiceMissingError();
    return this.present(invoice, false);
  }

  /** Of a draft: as it would be made today. */
  async priceAnew(invoice: InvoiceEntity): Promise<void> {
    if (invoice.state === 'draft') withVatPaid(invoice, await this.items.vatPaidOf(invoice.id));
  }

  async listOf(actor: Actor, { side, state, ...page }: InvoiceListQueryDto): Promise<Page<InvoiceSummary>> {
    if (actor.role !== side) throw new AccessDeniedError();
    const { items, total } = await this.list.findInvoicesOf(side, actor.id, invoiceStatesOf(state), page);
    return { items: items.map((invoice) => presentSummary(invoice, this.today)), total };
  }

  ready(actor: Actor, page: PageRequest): Promise<Page<ReadyToInvoice>> {
    return this.items.readyItemsOf(actor.id, page);
  }

  private async present(invoice: InvoiceEntity, withBank = true): Promise<Invoice> {
    const ties = await this.invoices.tiesOf(invoice.id);
    const bank = withBank ? this.bank.bankDetailsOf(invoice) : null;
    return presentInvoice(invoice, { today: this.today, ties, bank });
  }

  private get today(): string {
    return wallTimeOf(this.clock.now()).day;
  }
}
