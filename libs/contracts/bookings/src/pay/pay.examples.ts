import type { Terms } from '../roles/terms.js';
import { payByDayExamples } from './pay-by-day.examples.js';
import { payByHourExamples } from './pay-by-hour.examples.js';
import type { ExampleLines } from './rows.examples.js';

interface PayExample {
  title: string;
  terms: Terms;
  from: string;
  to: string;
  lines: ExampleLines;
  total: number;
}

/** Worked once by hand; whatever computes pay agrees with them. */
export const payExamples: readonly PayExample[] = [...payByDayExamples, ...payByHourExamples].map(
  ([title, terms, from, to, lines, total]) => ({ title, terms, from, to, lines, total }),
);
