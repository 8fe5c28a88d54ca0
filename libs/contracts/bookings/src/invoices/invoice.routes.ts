import { pathSegment } from '@crewcall/contracts-core';

/** Apart from the others, which every page loads. */
export const invoiceRoutes = {
  invoices: '/api/invoices',
  ready: '/api/invoices/ready',
  invoice: (id = ':id') => `/api/invoices/${pathSegment(id)}`,
  invoiceMove: (id: string, move: 'issue' | 'mark' | 'credit') => `/api/invoices/${pathSegment(id)}/${move}`,
  invoicePdf: (id = ':id') => `/api/invoices/${pathSegment(id)}/pdf`,
} as const;
