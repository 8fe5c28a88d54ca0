import Button from '@mui/material/Button';
import { canMarkInvoice, type Invoice } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { CardFoot, Note } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useMarkInvoiceMutation } from '../api/invoices.api';
import { MarkDialog } from './mark-dialog';

/** What the company says of an invoice: that it has it, when it will pay, and when it did. */
export function CompanyActions({ invoice }: { invoice: Invoice }): ReactNode {
  const [mark, { isLoading, error }] = useMarkInvoiceMutation();
  const [asking, setAsking] = useState<'scheduled' | 'paid' | null>(null);
  if (!canMarkInvoice(invoice, 'paid')) return null;
  const quiet = { variant: 'outlined', color: 'inherit', disabled: isLoading } as const;
  return (
    <CardFoot className="screen-only">
      {error && (
        <Note tone="bad" isAlert>
          {errorText(error, 'That was not done. Please try again.')}
        </Note>
      )}
      {!invoice.received_on && canMarkInvoice(invoice, 'received') && (
        <Button {...quiet} onClick={() => void mark({ id: invoice.id, mark: 'received' })}>
          Received
        </Button>
      )}
      <Button {...quiet} onClick={() => setAsking('scheduled')}>
        Scheduled for
      </Button>
      <Button variant="contained" disabled={isLoading} onClick={() => setAsking('paid')}>
        Paid on
      </Button>
      {asking && <MarkDialog invoice={invoice} mark={asking} onClose={() => setAsking(null)} />}
    </CardFoot>
  );
}
