import type { InvoiceEntity } from '@crewcall/bookings-domain';
import type { InvoiceBank } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { BankDetails } from '../bank-details/bank-details.service.js';

const placeOf = ({ id }: InvoiceEntity): string => `invoice:${id}`;

/** Where an invoice is paid to: sealed with it at its issue, and opened for its two parties. */
@Injectable()
export class InvoiceBankDetails {
  constructor(private readonly details: BankDetails) {}

  /** As they are now; of a person who gave none, none. */
  async copyTo(invoice: InvoiceEntity): Promise<void> {
    const known = await this.details.forInvoice(invoice.freelancerId);
    if (!known) return;
    const { accountName: account_name, sortCode: sort_code, account, changedAt } = known;
    const bank: InvoiceBank = { account_name, sort_code, account };
    invoice.bankSealed = this.details.seal(JSON.stringify(bank), placeOf(invoice));
    invoice.bankChangedAt = changedAt ?? null;
  }

  bankDetailsOf(invoice: InvoiceEntity): InvoiceBank | null {
    const { bankSealed } = invoice;
    return bankSealed === null ? null : (JSON.parse(this.details.open(bankSealed, placeOf(invoice))) as InvoiceBank);
  }
}
