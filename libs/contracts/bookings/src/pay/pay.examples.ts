import { payByDayExamples } from './pay-by-day.examples.js';
import { payByHourExamples } from './pay-by-hour.examples.js';
import type { PayExample } from './pay-example.js';

/** Worked once by hand; whatever computes pay agrees with them. */
export const payExamples: readonly PayExample[] = [...payByDayExamples, ...payByHourExamples].map(
  ([title, terms, from, to, lines, total]) => ({ title, terms, from, to, lines, total }),
);
