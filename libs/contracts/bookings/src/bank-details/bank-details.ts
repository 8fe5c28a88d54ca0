/** Where a crew member is paid, as it stands on their invoices. */
export interface BankAccount {
  account_name: string;
  /** Six digits. */
  sort_code: string;
  /** Eight digits. */
  account: string;
}

/** For their owner, after the password. */
export interface BankDetails extends BankAccount {
  /** Unique taxpayer reference, ten digits; never on an invoice. */
  utr: string | null;
}

/** What is to be seen without it. */
export interface MaskedBankDetails {
  /** '••••4821' */
  account: string;
  has_utr: boolean;
  /** When they were last changed; null of those that were never others. */
  changed_at: string | null;
}

export interface BankDetailsAnswer {
  bank_details: MaskedBankDetails | null;
}

/** With the proof of identity that their owner is there. */
export interface SaveBankDetails extends BankAccount {
  /** Null takes it out; what is known stays when it is left out. */
  utr?: string | null;
  proof: string;
}

export interface ShowBankDetails {
  proof: string;
}

export const bankDetailsChanges = ['added', 'changed', 'removed'] as const;
export type BankDetailsChange = (typeof bankDetailsChanges)[number];
