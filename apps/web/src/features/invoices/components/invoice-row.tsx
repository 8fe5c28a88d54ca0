import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type InvoiceSummary, overdueWords, paperDay, payWords } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { phone, TextLink } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { useToday } from '../../../shared/time';
import { InvoiceChip } from './invoice-chip';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& .words': { display: 'grid', justifyItems: 'start', gap: 4, overflowWrap: 'anywhere' },
  '& .sum': { fontWeight: 640, fontVariantNumeric: 'tabular-nums' },
  [phone]: { padding: 16 },
}));

function whenOf({ kind, state, issued_on, due_on, scheduled_for, paid_on }: InvoiceSummary): string {
  if (state === 'draft') return 'Not issued';
  if (kind === 'credit_note') return `Issued ${paperDay(issued_on ?? '')}`;
  if (state === 'paid' && paid_on) return `Paid on ${paperDay(paid_on)}`;
  if (state === 'scheduled' && scheduled_for) return `Scheduled for ${paperDay(scheduled_for)}`;
  return state === 'credited' ? `Issued ${paperDay(issued_on ?? '')}` : `Due ${paperDay(due_on ?? '')}`;
}

/** One invoice in the list of either side. */
export function InvoiceRow({ invoice, isCrew }: { invoice: InvoiceSummary; isCrew: boolean }): ReactNode {
  const today = useToday();
  const { kind, number, is_overdue, due_on, received_on, state } = invoice;
  const facts = [whenOf(invoice)];
  if (is_overdue && due_on) facts.push(overdueWords(due_on, today));
  if (received_on && state === 'issued') facts.push('received');
  return (
    <Row>
      <div className="words">
        <InvoiceChip invoice={invoice} />
        <Typography variant="h4" component="h2">
          <TextLink to={webRoutes.invoice.href(invoice.id)}>{number ?? 'Draft'}</TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {isCrew ? `To ${invoice.buyer_name}` : `From ${invoice.seller_name}`}
        </Typography>
        <Typography variant="body2">{facts.join(', ')}</Typography>
      </div>
      <span className="sum">
        {kind === 'credit_note' && '−'}
        {payWords(invoice.gross_pence)}
      </span>
    </Row>
  );
}
