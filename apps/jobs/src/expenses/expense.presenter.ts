import type { Expense } from '@crewcall/contracts-bookings';
import type { StoredExpense } from './expense.repository.js';

export const presentExpense = (expense: StoredExpense): Expense => ({
  id: expense.id,
  booking_id: expense.booking_id,
  day: expense.day,
  kind: expense.kind,
  amount_pence: expense.amount_pence,
  tenth_miles: expense.tenth_miles,
  mile_pence: expense.mile_pence,
  vat_pence: expense.vat_pence,
  note: expense.note,
  receipt: expense.receipt,
  state: expense.state,
  reason: expense.reason,
  approved_at: expense.approved_at?.toISOString() ?? null,
  version: expense.version,
});
