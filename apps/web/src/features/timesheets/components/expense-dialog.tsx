import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  type Expense,
  expenseKindNames,
  expenseKinds,
  expenseLimits,
  mileageWords,
  payWords,
  receiptEndings,
  type Timesheet,
  type ExpenseKind,
} from '@crewcall/contracts-bookings';
import { fileSizeLabel, unitsOf } from '@crewcall/contracts-core';
import { errorText, showToast, useAppDispatch } from '@crewcall/web-data-access';
import { FieldNote, FileCard, FormDialog, SelectField, TextField, UploadIcon, useFilePicker } from '@crewcall/web-ui';
import { useState, type ReactNode } from 'react';
import { useToday } from '../../../shared/time';
import { useAddExpenseMutation, useChangeExpenseMutation, useRemoveExpenseMutation } from '../api/expenses.api';
import { useReceiptUpload } from '../hooks/use-receipt-upload';
import { expenseNow, type ExpenseNow, type ExpenseValues, expenseValuesOf } from '../model/expense-values';

const Pair = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });
const options = expenseKinds.map((value) => ({ value, label: expenseKindNames[value] }));
const decimal = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

interface ExpenseDialogProps {
  sheet: Timesheet;
  /** Null for a new one. */
  expense: Expense | null;
  onClose: () => void;
}

/** What crew paid; the company reads it as soon as it is saved. */
export function ExpenseDialog({ sheet, expense, onClose }: ExpenseDialogProps): ReactNode {
  const dispatch = useAppDispatch();
  const [values, setValues] = useState<ExpenseValues>(() => expenseValuesOf(expense, sheet));
  const [isTried, setTried] = useState(false);
  const [isReceiptGone, setReceiptGone] = useState(false);
  const [add, adding] = useAddExpenseMutation();
  const [change, changing] = useChangeExpenseMutation();
  const [remove, removing] = useRemoveExpenseMutation();
  const receipt = useReceiptUpload(sheet.booking_id);
  const now = expenseNow(values, sheet, useToday());
  const problemOf = (field: string): string | undefined => (isTried ? now.problems[field] : undefined);
  const set = (some: Partial<ExpenseValues>): void => setValues({ ...values, ...some });
  const error = adding.error ?? changing.error ?? removing.error;

  const done = (title: string): void => {
    dispatch(showToast({ tone: 'good', title }));
    onClose();
  };
  const save = async (): Promise<void> => {
    setTried(true);
    if (!now.figures) return;
    const taken = receipt.upload?.taken;
    const body = { ...now.request, ...(taken ? { receipt: taken } : isReceiptGone && { receipt: null }) };
    const { data } = expense
      ? await change({ id: expense.id, ...body })
      : await add({ booking_id: sheet.booking_id, ...body });
    if (data) done(`Sent to ${sheet.company}.`);
  };
  const takeAway = async (id: string): Promise<void> => {
    const { error: failed } = await remove(id);
    if (!failed) done('Expense removed');
  };
  return (
    <FormDialog
      title={expense ? 'Change expense' : 'Add expense'}
      submitLabel="Send"
      busyLabel="Sending..."
      isBusy={adding.isLoading || changing.isLoading || removing.isLoading}
      isIncomplete={receipt.upload !== null && !receipt.upload.taken}
      problem={error && errorText(error, 'That was not saved. Please try again.')}
      onRemove={expense ? () => void takeAway(expense.id) : undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SelectField
        label="What for"
        options={options}
        value={values.kind}
        onChange={({ target }) => set({ kind: target.value as ExpenseKind })}
      />
      <TextField
        label="Day"
        type="date"
        value={values.day}
        error={problemOf('day')}
        onChange={({ target }) => set({ day: target.value })}
      />
      <AmountFields {...{ sheet, values, now, set, problemOf }} />
      <TextField
        label="VAT in it (£)"
        isOptional
        value={values.vat}
        input={decimal}
        error={problemOf('vat_pence')}
        onChange={({ target }) => set({ vat: target.value })}
      />
      <TextField
        label="Note"
        isOptional
        value={values.note}
        input={{ maxLength: unitsOf(expenseLimits.words) }}
        onChange={({ target }) => set({ note: target.value })}
      />
      <ReceiptField
        receipt={receipt}
        kept={isReceiptGone ? null : (expense?.receipt?.name ?? null)}
        onRemove={() => setReceiptGone(true)}
      />
    </FormDialog>
  );
}

interface AmountFieldsProps {
  sheet: Timesheet;
  values: ExpenseValues;
  now: ExpenseNow;
  set: (some: Partial<ExpenseValues>) => void;
  problemOf: (field: string) => string | undefined;
}

/** An amount, or miles × rate, which is the agreed one where there is one. */
function AmountFields({ sheet, values, now: { figures }, set, problemOf }: AmountFieldsProps): ReactNode {
  const isAgreed = Boolean(sheet.terms.mileage_pence);
  if (values.kind !== 'mileage')
    return (
      <TextField
        label="Amount (£)"
        value={values.amount}
        input={decimal}
        error={problemOf('amount_pence')}
        onChange={({ target }) => set({ amount: target.value })}
      />
    );
  return (
    <>
      <Pair>
        <TextField
          label="Miles"
          value={values.miles}
          input={decimal}
          error={problemOf('tenth_miles')}
          onChange={({ target }) => set({ miles: target.value })}
        />
        <TextField
          label="Rate (£ a mile)"
          value={values.rate}
          input={{ ...decimal, readOnly: isAgreed }}
          hint={isAgreed ? 'As agreed' : undefined}
          error={problemOf('mile_pence')}
          onChange={({ target }) => set({ rate: target.value })}
        />
      </Pair>
      <p aria-live="polite">
        {figures ? `${mileageWords(figures)} = ${payWords(figures.amount_pence)}` : 'Miles × rate'}
      </p>
    </>
  );
}

interface ReceiptFieldProps {
  receipt: ReturnType<typeof useReceiptUpload>;
  /** The one that the expense has. */
  kept: string | null;
  onRemove: () => void;
}

function ReceiptField({ receipt: { upload, problem, start, cancel }, kept, onRemove }: ReceiptFieldProps): ReactNode {
  const { pick, input } = useFilePicker({ label: 'Receipt', accept: receiptEndings, onFile: start });
  const remove = upload ? cancel : onRemove;
  return (
    <div>
      {(upload ?? kept) && (
        <FileCard
          name={upload?.file.name ?? kept ?? ''}
          facts={upload && fileSizeLabel(upload.file.size)}
          percent={upload && !upload.taken ? upload.percent : undefined}
          action={
            <Button variant="text" size="small" onClick={remove}>
              {upload && !upload.taken ? 'Cancel upload' : 'Remove receipt'}
            </Button>
          }
        />
      )}
      {!upload && (
        <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={pick}>
          {kept ? 'Choose another receipt' : 'Add receipt'}
        </Button>
      )}
      {input}
      <FieldNote
        error={problem}
        hint="PDF, JPG or PNG, at most 10 MB. It is scanned, and you and the company can open it."
      />
    </div>
  );
}
