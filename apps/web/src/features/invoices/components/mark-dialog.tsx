import { dayAfter, type Invoice, type InvoiceMark, markDayProblem } from '@crewcall/contracts-bookings';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useToday } from '../../../shared/time';
import { useMarkInvoiceMutation } from '../api/invoices.api';

const words = {
  scheduled: { title: 'Scheduled for', label: 'The day of payment', done: 'Marked as scheduled' },
  paid: { title: 'Paid on', label: 'The day on which you paid', done: 'Marked as paid' },
} as const satisfies Partial<Record<InvoiceMark, object>>;

interface MarkDialogProps {
  invoice: Invoice;
  mark: keyof typeof words;
  onClose: () => void;
}

/** Of a company: on which day it pays, or has paid. */
export function MarkDialog({ invoice, mark, onClose }: MarkDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const today = useToday();
  const later = invoice.due_on && invoice.due_on > today ? invoice.due_on : dayAfter(today);
  const [on, setOn] = useState(mark === 'paid' ? today : later);
  const [send, { isLoading, error }] = useMarkInvoiceMutation();
  const problem = markDayProblem(mark, on, invoice.issued_on ?? today, today);
  const save = async (): Promise<void> => {
    const { data } = await send({ id: invoice.id, mark, on });
    if (!data) return;
    dispatch(showToast({ tone: 'good', title: words[mark].done }));
    onClose();
  };
  return (
    <FormDialog
      title={`${words[mark].title}: ${invoice.number}`}
      submitLabel="Save"
      busyLabel="Saving..."
      isBusy={isLoading}
      isIncomplete={problem !== null}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={words[mark].label}
        type="date"
        value={on}
        error={on ? (problem ?? undefined) : undefined}
        hint="The seller is told. No payment is made by this."
        onChange={({ target }) => setOn(target.value)}
      />
    </FormDialog>
  );
}
