import { onEveryVisit } from '@crewcall/web-data-access';
import { Card, EmptyState, FilterPills, PageHead, Pagination, Stack } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { QueryState, useFilledPage } from '../../../shared/query-state';
import { useInvoicesQuery } from '../api/invoices.api';
import {
  INVOICES_A_PAGE,
  type InvoicesFilter,
  type InvoicesSide,
  useInvoicesAddress,
} from '../hooks/use-invoices-address';
import { InvoiceRow } from './invoice-row';
import { ReadyBookings } from './ready-bookings';

const labels: Readonly<Record<InvoicesFilter, string>> = {
  open: 'To be paid',
  over: 'Paid and credited',
  drafts: 'Drafts',
};
const filtersOf: Readonly<Record<InvoicesSide, readonly InvoicesFilter[]>> = {
  freelancer: ['open', 'over', 'drafts'],
  recruiter: ['open', 'over'],
};
const ledes: Readonly<Record<InvoicesSide, string>> = {
  freelancer:
    'Made of approved hours and expenses. Payment is between you and the company; none goes through CrewCall.',
  recruiter: 'What crew have issued to you. Payment is between you and the seller; none goes through CrewCall.',
};
const texts: Readonly<Record<InvoicesFilter, string>> = {
  open: 'Invoices that are issued and not paid are here.',
  over: 'Invoices that are paid or credited are here.',
  drafts: 'An invoice that you have begun stays here until you issue it.',
};

/** Invoices of one side. */
export function InvoicesPage({ side }: { side: InvoicesSide }): ReactNode {
  const { filter, query, hrefOf, setFilter } = useInvoicesAddress(side);
  const answer = useInvoicesQuery(query, {
    refetchOnMountOrArgChange: onEveryVisit(),
  });
  const data = useFilledPage(answer, INVOICES_A_PAGE, hrefOf);
  const pills = filtersOf[side].map((value) => ({ value, label: labels[value] }));
  return (
    <>
      <PageHead title="Invoices" lede={ledes[side]} />
      <Stack>
        {side === 'freelancer' && <ReadyBookings />}
        <FilterPills label="Which invoices" pills={pills} value={filter} onChange={setFilter} />
        {!data && (
          <Card>
            <QueryState query={answer} what="the invoices" rows={3} height={96} />
          </Card>
        )}
        {data?.items.length === 0 && (
          <Card>
            <EmptyState drawing="list" heading="h2" title={`Nothing in “${labels[filter]}”`} text={texts[filter]} />
          </Card>
        )}
        {data && data.items.length > 0 && (
          <Card component="ul" aria-label="Invoices">
            {data.items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} isCrew={side === 'freelancer'} />
            ))}
          </Card>
        )}
        {data && (
          <Pagination page={query.page} pageSize={INVOICES_A_PAGE} total={data.total} noun="invoices" hrefOf={hrefOf} />
        )}
      </Stack>
    </>
  );
}
