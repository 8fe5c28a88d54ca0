import {
  type Expense,
  expenseFiguresOf,
  type ExpenseFigures,
  expenseDayProblem,
  type ExpenseKind,
  type SaveExpenseRequest,
  termsWhenOn,
  type Timesheet,
} from '@crewcall/contracts-bookings';

/** What stands in the fields, as it is typed. */
export interface ExpenseValues {
  kind: ExpenseKind;
  day: string;
  amount: string;
  miles: string;
  rate: string;
  vat: string;
  note: string;
}

const hundredths = (pence: number): string => (pence / 100).toFixed(2);

const HABIT = termsWhenOn.mileage_pence;

export function expenseValuesOf(expense: Expense | null, { day, terms }: Timesheet): ExpenseValues {
  const rate = hundredths(terms.mileage_pence || (expense?.mile_pence ?? HABIT));
  if (!expense) return { kind: 'travel', day, amount: '', miles: '', rate, vat: '', note: '' };
  const { kind, tenth_miles, vat_pence } = expense;
  return {
    kind,
    day: expense.day,
    amount: tenth_miles === null ? hundredths(expense.amount_pence) : '',
    miles: tenth_miles === null ? '' : String(tenth_miles / 10),
    rate,
    vat: vat_pence ? hundredths(vat_pence) : '',
    note: expense.note ?? '',
  };
}

const plain = (text: string): string => text.replace(/[£,\s]/g, '');
/** In the smallest part that is kept; NaN, which the rules refuse, where it is no number. */
const typed = (text: string, digits: number): number =>
  new RegExp(`^\\d+(\\.\\d{1,${digits}})?$`).test(plain(text)) ? Math.round(Number(plain(text)) * 10 ** digits) : NaN;

export interface ExpenseNow {
  request: SaveExpenseRequest;
  problems: Readonly<Record<string, string | undefined>>;
  /** Null while the fields cannot be. */
  figures: ExpenseFigures | null;
}

/** What the typed fields come to, by the rules that the service has. */
export function expenseNow(values: ExpenseValues, { terms }: Timesheet, today: string): ExpenseNow {
  const { kind, day, note } = values;
  const isMileage = kind === 'mileage';
  const request: SaveExpenseRequest = {
    day,
    kind,
    ...(isMileage
      ? { tenth_miles: typed(values.miles, 1), mile_pence: typed(values.rate, 2) }
      : { amount_pence: typed(values.amount, 2) }),
    vat_pence: values.vat.trim() ? typed(values.vat, 2) : 0,
    note: note.trim() || null,
  };
  const outcome = expenseFiguresOf(request, terms.mileage_pence);
  const dayProblem = expenseDayProblem(day, today);
  const problems = Array.isArray(outcome) ? outcome.map(({ field, message }) => [field, message]) : [];
  return {
    request,
    problems: { ...Object.fromEntries(problems), ...(dayProblem && { day: dayProblem }) } as ExpenseNow['problems'],
    figures: Array.isArray(outcome) || dayProblem ? null : outcome,
  };
}
