import {
  type Invoice,
  type InvoiceListQuery,
  invoiceRoutes,
  type InvoiceSummary,
  type MarkInvoiceRequest,
  type ReadyToInvoice,
  type SaveInvoiceRequest,
} from '@crewcall/contracts-bookings';
import { baseApi, followLive, listed } from '@crewcall/web-data-access';

followLive(['booking_update', 'new_notification'], ['Invoice']);

const changed = (_answer: unknown, error: unknown) => (error ? [] : (['Invoice'] as const));
const writes = { extraOptions: { retryWrites: true }, invalidatesTags: changed } as const;
/** Also after an error: it has changed meanwhile. */
const moves = { extraOptions: { retryWrites: true }, invalidatesTags: ['Invoice', 'Timesheet'] } as const;

/** Bookings that can be in an invoice, on one page. */
export const READY_A_PAGE = 50;

export const invoicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    invoices: build.query({
      query: (params: InvoiceListQuery) => ({ url: invoiceRoutes.invoices, params: { ...params } }),
      transformResponse: (items: InvoiceSummary[], meta) => listed(items, meta),
      providesTags: ['Invoice'],
    }),
    readyToInvoice: build.query({
      query: (page: number) => ({ url: invoiceRoutes.ready, params: { page, page_size: READY_A_PAGE } }),
      transformResponse: (items: ReadyToInvoice[], meta) => listed(items, meta),
      providesTags: ['Invoice', 'Timesheet', 'Expense'],
    }),
    invoice: build.query<Invoice, string>({
      query: (id) => ({ url: invoiceRoutes.invoice(id) }),
      providesTags: ['Invoice'],
    }),
    makeInvoice: build.mutation<Invoice, string[]>({
      query: (booking_ids) => ({ url: invoiceRoutes.invoices, method: 'POST', body: { booking_ids } }),
      ...writes,
    }),
    saveInvoice: build.mutation<Invoice, SaveInvoiceRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: invoiceRoutes.invoice(id), method: 'PUT', body }),
      ...writes,
    }),
    removeInvoice: build.mutation<undefined, string>({
      query: (id) => ({ url: invoiceRoutes.invoice(id), method: 'DELETE' }),
      ...writes,
    }),
    issueInvoice: build.mutation<Invoice, { id: string; version: number }>({
      query: ({ id, version }) => ({ url: invoiceRoutes.invoiceMove(id, 'issue'), method: 'PUT', body: { version } }),
      ...moves,
    }),
    markInvoice: build.mutation<Invoice, MarkInvoiceRequest & { id: string }>({
      query: ({ id, ...body }) => ({ url: invoiceRoutes.invoiceMove(id, 'mark'), method: 'PUT', body }),
      ...moves,
    }),
    creditInvoice: build.mutation<Invoice, string>({
      query: (id) => ({ url: invoiceRoutes.invoiceMove(id, 'credit'), method: 'PUT', body: {} }),
      ...moves,
    }),
  }),
});

export const {
  useInvoicesQuery,
  useReadyToInvoiceQuery,
  useInvoiceQuery,
  useMakeInvoiceMutation,
  useSaveInvoiceMutation,
  useRemoveInvoiceMutation,
  useIssueInvoiceMutation,
  useMarkInvoiceMutation,
  useCreditInvoiceMutation,
} = invoicesApi;
