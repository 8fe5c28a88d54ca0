import { isLongerThan } from '@crewcall/contracts-core';
import type { BankDetails } from './bank-details.js';

export const bankDetailsLimits = { accountName: 70, proof: 2_000 } as const;

export const bankDetailsTexts = {
  accountName: 'Enter the name on the account, at most 70 characters.',
  sortCode: 'A sort code has six digits, such as 20-00-00.',
  account: 'An account number has eight digits. Put zeros in front of a shorter one.',
  utr: 'A UTR has ten digits.',
} as const;

/** '20-00-00', '20 00 00' and '200000' are the same. */
const digitsOf = (typed: unknown): string => (typeof typed === 'string' ? typed.replace(/[\s-]/g, '') : '');

export const accountNameProblem = (typed: unknown): string | null => {
  const name = typeof typed === 'string' ? typed.trim() : '';
  // Control characters and line ends have no place on an invoice.
  const isName = name !== '' && !isLongerThan(name, bankDetailsLimits.accountName) && !/\p{C}/u.test(name);
  return isName ? null : bankDetailsTexts.accountName;
};
export const sortCodeProblem = (typed: unknown): string | null =>
  /^\d{6}$/.test(digitsOf(typed)) ? null : bankDetailsTexts.sortCode;
export const accountProblem = (typed: unknown): string | null =>
  /^\d{8}$/.test(digitsOf(typed)) ? null : bankDetailsTexts.account;
/** None is fine. */
export const utrProblem = (typed: unknown): string | null =>
  typed === null || /^\d{10}$/.test(digitsOf(typed)) ? null : bankDetailsTexts.utr;

/** As they are kept: digits alone. */
export const tidyBankDetails = (typed: BankDetails): BankDetails => ({
  account_name: typed.account_name.trim(),
  sort_code: digitsOf(typed.sort_code),
  account: digitsOf(typed.account),
  utr: typed.utr === null ? null : digitsOf(typed.utr),
});

/** '20-00-00' */
export const sortCodeWords = (sortCode: string): string => sortCode.replace(/^(\d{2})(\d{2})(\d{2})$/, '$1-$2-$3');
export const maskedAccount = (account: string): string => `••••${account.slice(-4)}`;
