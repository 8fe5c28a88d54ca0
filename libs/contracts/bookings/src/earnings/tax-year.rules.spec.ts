import { taxYearDays, taxYearOf, taxYearWords } from './tax-year.rules.js';

it('a tax year is from 6 April to 5 April [R450]', () => {
  expect(['2026-04-05', '2026-04-06', '2026-12-31', '2027-01-01', '2027-04-05'].map(taxYearOf)).toEqual([
    2025, 2026, 2026, 2026, 2026,
  ]);
  expect(taxYearDays(2026)).toEqual({ from: '2026-04-06', to: '2027-04-05' });
  expect([taxYearWords(2026), taxYearWords(2099)]).toEqual(['2026/27', '2099/00']);
});
