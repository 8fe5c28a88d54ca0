import { InvoiceEntity } from '@crewcall/bookings-domain';
import { type InvoiceState, invoiceStates, type OfferSide } from '@crewcall/contracts-bookings';
import { offsetOf, type Page, type PageRequest } from '@crewcall/contracts-core';
import { Database } from '@crewcall/platform-database';
import { Injectable } from '@nestjs/common';

/** `issued,scheduled`; what is none of them counts for nothing. */
export const invoiceStatesOf = (words: string | undefined): InvoiceState[] | undefined => {
  const asked = words?.split(',');
  return asked && invoiceStates.filter((state) => asked.includes(state));
};

/** Invoices as one side lists them. */
@Injectable()
export class InvoiceListRepository {
  constructor(private readonly database: Database) {}

  /** The newest first; a company sees what was issued to it. */
  async findInvoicesOf(
    side: OfferSide,
    userId: string,
    states: readonly InvoiceState[] | undefined,
    page: PageRequest,
  ): Promise<Page<InvoiceEntity>> {
    const query = this.database
      .of(InvoiceEntity)
      .createQueryBuilder('invoice')
      .where(`invoice.${side}Id = :userId`, { userId })
      .orderBy(side === 'recruiter' ? 'invoice.issuedAt' : 'invoice.createdAt', 'DESC')
      .addOrderBy('invoice.id', 'DESC')
      .offset(offsetOf(page))
      .limit(page.page_size);
    if (side === 'recruiter') query.andWhere(`invoice.state <> 'draft'`);
    if (states) query.andWhere(states.length ? 'invoice.state IN (:...states)' : 'false', { states });
    const [items, total] = await query.getManyAndCount();
    return { items, total };
  }
}
