import Button from '@mui/material/Button';
import { canCreditInvoice, type Invoice, payWords, reminderText } from '@crewcall/contracts-bookings';
import { webRoutes } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { CardBody, CardFoot, ConfirmDialog, Note, Quote } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreditInvoiceMutation } from '../api/invoices.api';

/** What its seller can still do with an issued invoice: remind of it, or take it back whole. */
export function CrewActions({ invoice }: { invoice: Invoice }): ReactNode {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [credit, { isLoading, error }] = useCreditInvoiceMutation();
  if (!canCreditInvoice(invoice)) return null;
  const takeBack = async (): Promise<void> => {
    const { data } = await credit(invoice.id);
    setAsking(false);
    if (data) void navigate(webRoutes.invoice.href(data.id));
  };
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(reminderText(invoice)).then(
      () => true,
      () => false,
    );
    dispatch(
      showToast(
        isCopied
          ? { tone: 'good', title: 'Reminder copied' }
          : { tone: 'bad', title: 'It could not be copied. Please select the text.' },
      ),
    );
  };
  return (
    <div className="screen-only">
      {invoice.is_overdue && (
        <CardBody>
          <div>
            A reminder, ready to send:
            <Quote>{reminderText(invoice)}</Quote>
          </div>
        </CardBody>
      )}
      <CardFoot>
        {error && (
          <Note tone="bad" isAlert>
            {errorText(error, 'That was not done. Please try again.')}
          </Note>
        )}
        <Button variant="text" color="inherit" disabled={isLoading} onClick={() => setAsking(true)}>
          Credit note
        </Button>
        {invoice.is_overdue && (
          <Button variant="outlined" color="inherit" onClick={() => void copy()}>
            Copy the reminder
          </Button>
        )}
      </CardFoot>
      <ConfirmDialog
        open={isAsking}
        title={`Credit ${invoice.number} whole?`}
        confirmLabel="Issue credit note"
        busyLabel="Issuing..."
        isBusy={isLoading}
        onConfirm={() => void takeBack()}
        onClose={() => setAsking(false)}
      >
        A credit note over {payWords(invoice.gross_pence)} is issued to {invoice.buyer_name}, with a number of its own.
        The hours and expenses can then be put in another invoice.
      </ConfirmDialog>
    </div>
  );
}
