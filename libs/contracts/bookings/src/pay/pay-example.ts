import { type RateBasis, type Terms, termsFor } from '../roles/terms.js';

/** Agreed once by hand, and true for everything that computes pay. */
export interface PayExample {
  title: string;
  terms: Terms;
  /** `YYYY-MM-DD HH:MM` on London clocks. */
  from: string;
  to: string;
  /** By kind, in pence. */
  lines: Partial<Record<string, number>>;
  total: number;
}

export type PayExampleRow = [
  title: string,
  terms: Terms,
  from: string,
  to: string,
  lines: PayExample['lines'],
  total: number,
];

export const termsOf = (basis: RateBasis, pence: number, changes: Partial<Terms> = {}): Terms => ({
  ...termsFor(basis, pence),
  ...changes,
});
