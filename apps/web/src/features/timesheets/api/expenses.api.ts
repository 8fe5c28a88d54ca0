import {
  type AddExpenseRequest,
  type ApproveExpenseRequest,
  expenseRoutes,
  type DisputeExpenseRequest,
  type Expense,
  type ReceiptUpload,
  type SaveExpenseRequest,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive } from '@crewcall/web-data-access';

followLive(['booking_update', 'new_notification'], ['Expense']);

interface Named {
  id: string;
}
const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Expense', 'Timesheet'] as const));
const writes = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;
/** Also after an error: it has changed meanwhile. */
const judges = { extraOptions: { retryWrites: true }, invalidatesTags: ['Expense', 'Timesheet'] } as const;

export const expensesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    expenses: build.query<Expense[], string>({
      query: (bookingId) => ({ url: expenseRoutes.expensesOf(bookingId) }),
      providesTags: ['Expense'],
    }),
    openReceipt: build.mutation<ReceiptUpload, string>({
      query: (bookingId) => ({ url: expenseRoutes.receipts(bookingId), method: 'POST' }),
    }),
    addExpense: build.mutation<Expense, AddExpenseRequest>({
      query: (body) => ({ url: expenseRoutes.expenses, method: 'POST', body }),
      ...writes,
    }),
    changeExpense: build.mutation<Expense, SaveExpenseRequest & Named>({
      query: ({ id, ...body }) => ({ url: expenseRoutes.expense(id), method: 'PUT', body }),
      ...writes,
    }),
    removeExpense: build.mutation<unknown, string>({
      query: (id) => ({ url: expenseRoutes.expense(id), method: 'DELETE' }),
      ...judges,
    }),
    approveExpense: build.mutation<Expense, ApproveExpenseRequest & Named>({
      query: ({ id, ...body }) => ({ url: expenseRoutes.approveExpense(id), method: 'PUT', body }),
      ...judges,
    }),
    disputeExpense: build.mutation<Expense, DisputeExpenseRequest & Named>({
      query: ({ id, ...body }) => ({ url: expenseRoutes.disputeExpense(id), method: 'PUT', body }),
      ...judges,
    }),
  }),
});

export const {
  useExpensesQuery,
  useOpenReceiptMutation,
  useAddExpenseMutation,
  useChangeExpenseMutation,
  useRemoveExpenseMutation,
  useApproveExpenseMutation,
  useDisputeExpenseMutation,
} = expensesApi;
