import { pathSegment } from '@crewcall/contracts-core';

/** Apart from the others, which every page loads. */
export const expenseRoutes = {
  expensesOf: (bookingId = ':id') => `/api/bookings/${pathSegment(bookingId)}/expenses`,
  receipts: (bookingId = ':id') => `/api/bookings/${pathSegment(bookingId)}/receipts`,
  expenses: '/api/expenses',
  earnings: '/api/earnings',
  earningsFile: '/api/earnings.csv',
  expense: (id = ':id') => `/api/expenses/${pathSegment(id)}`,
  approveExpense: (id = ':id') => `/api/expenses/${pathSegment(id)}/approve`,
  disputeExpense: (id = ':id') => `/api/expenses/${pathSegment(id)}/dispute`,
  receipt: (expenseId = ':id') => `/api/expenses/${pathSegment(expenseId)}/receipt`,
} as const;
