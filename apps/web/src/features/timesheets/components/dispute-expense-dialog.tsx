import { type Expense, expenseKindNames, expenseLimits, payWords } from '@crewcall/contracts-bookings';
import { unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FormDialog, TextField } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useDisputeExpenseMutation } from '../api/expenses.api';

/** Of a company: what is wrong with one expense. */
export function DisputeExpenseDialog({ expense, onClose }: { expense: Expense; onClose: () => void }): ReactNode {
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const [send, { isLoading, error }] = useDisputeExpenseMutation();
  const dispute = async (): Promise<void> => {
    const { data } = await send({ id: expense.id, version: expense.version, reason: reason.trim() });
    if (!data) return;
    dispatch(showToast({ tone: 'good', title: 'Disputed. The crew member can change it.' }));
    onClose();
  };
  return (
    <FormDialog
      title={`Dispute ${expenseKindNames[expense.kind].toLowerCase()}, ${payWords(expense.amount_pence)}`}
      submitLabel="Dispute"
      busyLabel="Sending..."
      isBusy={isLoading}
      isIncomplete={!reason.trim()}
      problem={error && errorText(error, 'That was not sent. Please try again.')}
      onSubmit={() => void dispute()}
      onClose={onClose}
    >
      <TextField
        label="Why?"
        multiline
        rows={3}
        value={reason}
        hint="The crew member reads this."
        input={{ maxLength: unitsOf(expenseLimits.words) }}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
