import { type RateBasis, type Terms, termsFor } from '../roles/terms.js';

/** By kind, in pence. */
export type ExampleLines = Partial<Record<string, number>>;

/** `from` and `to` are `YYYY-MM-DD HH:MM` on London clocks. */
export type PayExampleRow = [title: string, terms: Terms, from: string, to: string, lines: ExampleLines, total: number];

export const termsOf = (basis: RateBasis, pence: number, changes: Partial<Terms> = {}): Terms => ({
  ...termsFor(basis, pence),
  ...changes,
});
