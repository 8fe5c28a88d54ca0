import type { BankAccount, BankDetails as Details } from '@crewcall/contracts-bookings';
import { Injectable } from '@nestjs/common';
import { BankCipher } from './bank-cipher.service.js';
import { BankDetailsRepository } from './bank-details.repository.js';

export interface InvoicedAccount {
  accountName: string;
  /** Six digits. */
  sortCode: string;
  account: string;
  /** When it took the place of another; undefined of a first one. */
  changedAt: Date | undefined;
}

export interface OpenedDetails extends Details {
  changedAt: Date | null;
}

/** Bank details of crew. Opened here alone: for their owner, and for an invoice that is issued. */
@Injectable()
export class BankDetails {
  constructor(
    private readonly details: BankDetailsRepository,
    private readonly cipher: BankCipher,
  ) {}

  async bankDetailsOf(userId: string): Promise<OpenedDetails | undefined> {
    const row = await this.details.findBankDetails(userId);
    if (!row?.sealed) return undefined;
    return { ...(JSON.parse(this.open(row.sealed, `bank-details:${userId}`)) as Details), changedAt: row.changed_at };
  }

  /** Without the tax reference, which stands on no invoice. */
  async forInvoice(userId: string): Promise<InvoicedAccount | undefined> {
    const known = await this.bankDetailsOf(userId);
    if (!known) return undefined;
    const { account_name: accountName, sort_code: sortCode, account }: BankAccount = known;
    return { accountName, sortCode, account, changedAt: known.changedAt ?? undefined };
  }

  saveBankDetails(userId: string, details: Details): Promise<void> {
    return this.details.saveBankDetails(userId, this.seal(JSON.stringify(details), `bank-details:${userId}`));
  }

  removeBankDetails(userId: string): Promise<void> {
    return this.details.saveBankDetails(userId, null);
  }

  eraseBankDetails(userId: string): Promise<void> {
    return this.details.eraseBankDetails(userId);
  }

  /** For a column. @param of what it belongs to, such as `invoice:{id}`: it opens under the same words only */
  seal(text: string, of: string): string {
    return this.cipher.seal(text, of);
  }

  /** @throws Error of what was changed, moved to another row, or sealed with a key that is not here */
  open(sealed: string, of: string): string {
    return this.cipher.open(sealed, of);
  }
}
