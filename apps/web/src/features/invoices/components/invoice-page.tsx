import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  bankChangedWords,
  CHECK_BY_PHONE,
  type Invoice,
  invoiceKindWords,
  invoicePdfName,
  invoiceRoutes,
  overdueWords,
  paperDay,
  payWords,
} from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { useSession } from '@crewcall/web-data-access';
import { Card, Note, PageHead, PageMeta, Stack, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { FileButton } from '../../../shared/files/file-button';
import { PrintStyles } from '../../../shared/print';
import { QueryState } from '../../../shared/query-state';
import { useToday } from '../../../shared/time';
import { useInvoiceQuery } from '../api/invoices.api';
import { CompanyActions } from './company-actions';
import { CrewActions } from './crew-actions';
import { DraftForm } from './draft-form';
import { InvoiceChip } from './invoice-chip';
import { InvoicePaper } from './invoice-paper';

/** An invoice for the two of it; a draft for its seller. */
export function InvoicePage({ id }: { id: string }): ReactNode {
  const { user } = useSession();
  const { data: invoice, error, isFetching, refetch } = useInvoiceQuery(id);
  if (!user) return null;
  if (!invoice)
    return (
      <Card>
        <QueryState query={{ error, isFetching, refetch }} what="the invoice" rows={3} height={96} />
      </Card>
    );
  const isCrew = user.role === 'freelancer';
  const title = invoice.number ? `${invoiceKindWords[invoice.kind]} ${invoice.number}` : 'Draft invoice';
  return (
    <Stack sx={{ maxWidth: 860 }}>
      <div className="screen-only">
        <Typography variant="body2">
          <TextLink to={webRoutes.invoices.href()}>Invoices</TextLink>
        </Typography>
        <PageMeta title={title} />
        <PageHead
          title={title}
          lede={`${isCrew ? `To ${invoice.buyer_name}` : `From ${invoice.seller_name}`}, ${payWords(invoice.gross_pence)}`}
          actions={<InvoiceChip invoice={invoice} />}
        />
        <Around invoice={invoice} />
      </div>
      {invoice.state === 'draft' ? (
        <DraftForm key={id} draft={invoice} />
      ) : (
        <Card sx={{ '@media print': { border: 0 } }}>
          <InvoicePaper invoice={invoice} />
          {isCrew ? <CrewActions invoice={invoice} /> : <CompanyActions invoice={invoice} />}
        </Card>
      )}
      {invoice.state !== 'draft' && (
        <>
          <PrintStyles foot={title} />
          <div className="screen-only">
            <FileButton label="PDF" path={invoiceRoutes.invoicePdf(id)} name={invoicePdfName(invoice)} />{' '}
            <Button variant="outlined" color="inherit" sx={{ ml: 0.5 }} onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** What happened to it, and what to look out for. */
function Around({ invoice }: { invoice: Invoice }): ReactNode {
  const today = useToday();
  const { is_overdue, due_on, state, paid_on, scheduled_for, received_on, bank_changed_on } = invoice;
  return (
    <Stack sx={{ gap: 1 }}>
      {bank_changed_on && (
        <Note tone="warn">
          <b>{bankChangedWords(bank_changed_on)}</b> {CHECK_BY_PHONE}
        </Note>
      )}
      {is_overdue && due_on && (
        <Note tone="warn">
          {overdueWords(due_on, today)}: it was to be paid by {paperDay(due_on)}.
        </Note>
      )}
      {state === 'paid' && paid_on && <Note tone="good">Marked as paid on {paperDay(paid_on)}.</Note>}
      {state === 'scheduled' && scheduled_for && <Note>Scheduled for {paperDay(scheduled_for)}.</Note>}
      {state === 'issued' && received_on && <Note>Received on {paperDay(received_on)}.</Note>}
      {invoice.credits_id && (
        <Note>
          Takes back{' '}
          <TextLink to={webRoutes.invoice.href(invoice.credits_id)}>invoice {invoice.credits_number}</TextLink> whole.
        </Note>
      )}
      {invoice.credited_by_id && (
        <Note>
          Taken back whole by{' '}
          <TextLink to={webRoutes.invoice.href(invoice.credited_by_id)}>
            credit note {invoice.credited_by_number}
          </TextLink>
          .
        </Note>
      )}
    </Stack>
  );
}
