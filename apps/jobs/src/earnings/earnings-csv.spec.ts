import { earningsCsvOf } from './earnings-csv.js';

const sum = { pay_pence: 32_050, expenses_pence: 5, days: 2 };
const rows = [
  { month: null, name: null, role_name: null, ...sum },
  { month: null, name: 'Northlight', role_name: null, ...sum },
  { month: '2026-11', name: null, role_name: null, ...sum },
  { month: '2026-11', name: '-Northlight', role_name: null, ...sum },
];

it('totals as a table have a row for each month of a part, in marked UTF-8, pounds with two decimals [R450]', () => {
  expect(earningsCsvOf({ side: 'freelancer', by: 'invoice' }, 2026, [])).toContain(
    '"tax_year","invoice_month","company"',
  );
  const text = earningsCsvOf({ side: 'freelancer' }, 2026, rows);
  expect(text.startsWith('\ufeff"tax_year","month","company",')).toBe(true);
  expect(text.split('\r\n').slice(1)).toEqual([`"2026/27","2026-11","'-Northlight","2","320.50","0.05","320.55"`, '']);
});
