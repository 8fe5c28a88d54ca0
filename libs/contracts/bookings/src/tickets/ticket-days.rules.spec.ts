import { isTicketGoodOn, ticketDayWords } from './ticket-days.rules.js';

it('a ticket is good until the end of its last day, or for ever where it has none', () => {
  const on = (day: string): boolean => isTicketGoodOn('2026-11-27', day);
  expect(['2026-11-26', '2026-11-27', '2026-11-28'].map(on)).toEqual([true, true, false]);
  expect(isTicketGoodOn(null, '2999-01-01')).toBe(true);
});

it('a day of a ticket is said with its year, its month in three letters', () => {
  expect(['2026-11-20', '2026-09-01', '2027-06-30'].map(ticketDayWords)).toEqual([
    '20 Nov 2026',
    '1 Sep 2026',
    '30 Jun 2027',
  ]);
});
