import { daysToPayWords } from './days-to-pay.js';

it('says in how many days a company pays, and of how many invoices [R459]', () => {
  expect([
    daysToPayWords({ days: 11, invoices: 8 }),
    daysToPayWords({ days: 1, invoices: 3 }),
    daysToPayWords({ days: 0, invoices: 3 }),
  ]).toEqual(['Pays in 11 days (median of 8)', 'Pays in 1 day (median of 3)', 'Pays on the same day (median of 3)']);
});
