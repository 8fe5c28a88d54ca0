import type { SaveExpenseRequest } from './expense.js';
import { termsProblem } from '../roles/terms.rules.js';
import {
  expenseDayProblem,
  expenseFiguresOf,
  expenseKindNames,
  expenseStateWords,
  expenseTexts,
  mileageWords,
  mostVatOf,
  receiptEndings,
  receiptTypeOf,
} from './expense.rules.js';

const of = (changes: Partial<SaveExpenseRequest>): SaveExpenseRequest => ({
  day: '2026-11-26',
  kind: 'travel',
  amount_pence: 4_500,
  ...changes,
});
const mileage = (tenth_miles: number, mile_pence?: number) => of({ kind: 'mileage', tenth_miles, mile_pence });

it('mileage is miles × rate, rounded once: the agreed rate, else the one that is given, else 45p [R449]', () => {
  expect(expenseFiguresOf(mileage(125, 90), 50)).toEqual({
    ...{ amount_pence: 625, tenth_miles: 125, mile_pence: 50 },
    vat_pence: 0,
  });
  expect(expenseFiguresOf(mileage(123, 38), null)).toMatchObject({ amount_pence: 467 });
  expect(expenseFiguresOf(mileage(1), null)).toMatchObject({ amount_pence: 5, mile_pence: 45 });
  expect(expenseFiguresOf(mileage(10, 50), 0)).toMatchObject({ amount_pence: 50, mile_pence: 50 });
  expect(mileageWords({ tenth_miles: 125, mile_pence: 45 })).toBe('12.5 miles × £0.45');
  expect(mileageWords({ tenth_miles: 10, mile_pence: 45 })).toBe('1 mile × £0.45');
});

it.each<[string, SaveExpenseRequest, string, string]>([
  ['half a penny', of({ amount_pence: 0.5 }), 'amount_pence', expenseTexts.amount],
  ['over £10,000', of({ amount_pence: 1_000_001 }), 'amount_pence', expenseTexts.amount],
  ['what is no number', of({ amount_pence: NaN }), 'amount_pence', expenseTexts.amount],
  ['VAT below nothing', of({ vat_pence: -1 }), 'vat_pence', expenseTexts.vat],
  ['VAT above a sixth', of({ vat_pence: 751 }), 'vat_pence', expenseTexts.vat],
  ['2,000.1 miles', mileage(20_001), 'tenth_miles', expenseTexts.miles],
  ['£2.01 a mile', mileage(10, 201), 'mile_pence', expenseTexts.rate],
])('an expense refuses %s by field [R449]', (_what, request, field, message) => {
  expect(expenseFiguresOf(request, null)).toEqual([{ field, message }]);
});

it('the VAT in an amount is a sixth of it at most, a begun penny whole [R449]', () => {
  expect([1, 6, 7, 1_800].map(mostVatOf)).toEqual([1, 1, 2, 300]);
  expect(expenseFiguresOf(of({ vat_pence: 750 }), null)).toMatchObject({ vat_pence: 750 });
});

it('an expense is of a day that was, within a year [R449]', () => {
  const problems = ['2026-11-27', '2026-11-26', '2025-11-25', '2025-11-24', '2026-02-30'].map((day) =>
    expenseDayProblem(day, '2026-11-26'),
  );
  expect(problems).toEqual([expenseTexts.dayAhead, null, null, expenseTexts.dayLongAgo, expenseTexts.day]);
});

it('a receipt is a PDF, JPG or PNG by its name [R449]', () => {
  const types = ['a.pdf', 'B.JPG', 'c.jpeg', 'd.png', 'e.docx', 'f', 'g.pdf.exe'].map(receiptTypeOf);
  expect(types).toEqual(['application/pdf', 'image/jpeg', 'image/jpeg', 'image/png', null, null, null]);
});

it('an agreed rate is one that an expense can have [R334]', () => {
  const terms = { basis: 'day', amount_pence: 32_000 };
  expect([0, 45, 200].map((mileage_pence) => termsProblem({ ...terms, mileage_pence }))).toEqual([null, null, null]);
  expect(termsProblem({ ...terms, mileage_pence: 201 })).toBe('Mileage must be from 0p to 200p a mile.');
});

it.each<[string, SaveExpenseRequest]>([
  ['a penny', of({ amount_pence: 1 })],
  ['£10,000', of({ amount_pence: 1_000_000 })],
  ['a tenth of a mile', mileage(1)],
  ['2,000 miles', mileage(20_000)],
  ['a penny a mile', mileage(10, 1)],
  ['£2 a mile', mileage(10, 200)],
])('an expense takes %s', (_what, request) => {
  expect(expenseFiguresOf(request, null)).toMatchObject({ vat_pence: 0 });
});

it.each<[string, SaveExpenseRequest, string, string]>([
  ['nothing', of({ amount_pence: 0 }), 'amount_pence', expenseTexts.amount],
  ['no amount', of({ amount_pence: undefined }), 'amount_pence', expenseTexts.amount],
  ['no mile', mileage(0), 'tenth_miles', expenseTexts.miles],
  ['a free mile', mileage(10, 0), 'mile_pence', expenseTexts.rate],
  ['half a penny of VAT', of({ vat_pence: 0.5 }), 'vat_pence', expenseTexts.vat],
])('an expense does not take %s', (_what, request, field, message) => {
  expect(expenseFiguresOf(request, null)).toEqual([{ field, message }]);
});

it('what was paid has no miles, and miles that come to less than a penny are paid a penny', () => {
  expect(expenseFiguresOf(of({ tenth_miles: 10, mile_pence: 45 }), 45)).toEqual({
    amount_pence: 4_500,
    tenth_miles: null,
    mile_pence: null,
    vat_pence: 0,
  });
  expect(expenseFiguresOf(mileage(1, 1), null)).toMatchObject({ amount_pence: 1 });
});

it('a day that is none is asked for again', () => {
  expect([undefined, null, '26 Nov'].map((day) => expenseDayProblem(day, '2026-11-26'))).toEqual(
    Array<string>(3).fill(expenseTexts.day),
  );
});

it('a receipt is chosen by its ending, whatever stands around its name', () => {
  expect(receiptEndings).toBe('.pdf,.jpg,.jpeg,.png');
  expect([' train.pdf ', 'pdf', 'a.constructor', ''].map(receiptTypeOf)).toEqual(['application/pdf', null, null, null]);
});

it('what an expense was for and how it stands are said in a word', () => {
  expect(Object.values(expenseKindNames)).toEqual(['Travel', 'Mileage', 'Parking', 'Meals', 'Materials', 'Other']);
  expect(Object.values(expenseStateWords)).toEqual(['To approve', 'Disputed', 'Approved']);
});
