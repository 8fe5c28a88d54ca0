import type { InvoiceListQuery, InvoiceState } from '@crewcall/contracts-bookings';
import type { Role } from '@crewcall/contracts-core';
import { useSearchParams } from 'react-router-dom';

export type InvoicesFilter = 'open' | 'over' | 'drafts';

const statesOf: Readonly<Record<InvoicesFilter, readonly InvoiceState[]>> = {
  open: ['issued', 'scheduled'],
  over: ['paid', 'credited'],
  drafts: ['draft'],
};

export type InvoicesSide = 'freelancer' | 'recruiter';
export const invoicesSideOf = (role: Role | undefined): InvoicesSide | null =>
  role === 'freelancer' || role === 'recruiter' ? role : null;

export const INVOICES_A_PAGE = 25;

export function readInvoicesAddress(
  params: URLSearchParams,
  side: InvoicesSide,
): { filter: InvoicesFilter; query: InvoiceListQuery & { page: number } } {
  const asked = params.get('show');
  const filter = asked === 'over' || (asked === 'drafts' && side === 'freelancer') ? asked : 'open';
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  return { filter, query: { side, state: statesOf[filter].join(','), page, page_size: INVOICES_A_PAGE } };
}

export function useInvoicesAddress(side: InvoicesSide) {
  const [params, setParams] = useSearchParams();
  const address = readInvoicesAddress(params, side);
  const show: Record<string, string> = address.filter === 'open' ? {} : { show: address.filter };
  return {
    ...address,
    hrefOf: (page: number) => `?${new URLSearchParams({ ...show, page: String(page) }).toString()}`,
    setFilter: (filter: InvoicesFilter) => setParams(filter === 'open' ? {} : { show: filter }),
  };
}
