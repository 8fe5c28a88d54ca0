import Button from '@mui/material/Button';
import { type Expense, expenseKindNames, expenseLimits, payWords, type Timesheet } from '@crewcall/contracts-bookings';
import { errorText } from '@crewcall/web-data-access';
import { Card, CardBody, ErrorPanel, Note, PlusIcon, Section, Stack } from '@crewcall/web-ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { expensesApi, useApproveExpenseMutation, useExpensesQuery } from '../api/expenses.api';
import { ExpenseRow } from './expense-row';

const ExpenseDialog = lazy(async () => ({ default: (await import('./expense-dialog')).ExpenseDialog }));
const DisputeExpenseDialog = lazy(async () => ({
  default: (await import('./dispute-expense-dialog')).DisputeExpenseDialog,
}));

/** A verdict is asked for so often. */
const SCAN_MS = 3_000;

const sumOf = (expenses: readonly Expense[]): number =>
  expenses.reduce((sum, { amount_pence }) => sum + amount_pence, 0);

interface ActionsProps {
  expense: Expense;
  isBusy: boolean;
  /** To change it, or to dispute it. */
  onOpen: () => void;
  /** Null for crew. */
  onApprove: (() => void) | null;
}

/** What the reader can do with one; with an approved one nothing. */
function Actions({ expense: { kind, amount_pence, state }, isBusy, onOpen, onApprove }: ActionsProps): ReactNode {
  const name = `${expenseKindNames[kind]}, ${payWords(amount_pence)}`;
  const quiet = { color: 'inherit', size: 'small' } as const;
  if (state === 'approved') return null;
  if (!onApprove)
    return (
      <Button variant="outlined" {...quiet} aria-label={`Change ${name}`} onClick={onOpen}>
        Change
      </Button>
    );
  return (
    <>
      <Button variant="outlined" {...quiet} aria-label={`Approve ${name}`} disabled={isBusy} onClick={onApprove}>
        Approve
      </Button>
      {state === 'submitted' && (
        <Button variant="text" {...quiet} aria-label={`Dispute ${name}`} onClick={onOpen}>
          Dispute
        </Button>
      )}
    </>
  );
}

/** What crew paid for the whole booking, beside the hours of one of its calls. */
export function Expenses({ sheet, isCrew }: { sheet: Timesheet; isCrew: boolean }): ReactNode {
  const { data: known } = expensesApi.endpoints.expenses.useQueryState(sheet.booking_id);
  const isScanning = known?.some(({ receipt }) => receipt?.state === 'scanning') ?? false;
  const {
    data: expenses,
    error,
    isFetching,
    refetch,
  } = useExpensesQuery(sheet.booking_id, {
    pollingInterval: isScanning ? SCAN_MS : 0,
  });
  const [approve, approving] = useApproveExpenseMutation();
  /** `new`, or which one is changed or disputed. */
  const [open, setOpen] = useState<Expense | 'new' | null>(null);
  if (!expenses) return error && !isFetching ? <NotLoaded error={error} onRetry={() => void refetch()} /> : null;
  if (!isCrew && !expenses.length) return null;
  const actionsOf = (expense: Expense): ReactNode => (
    <Actions
      expense={expense}
      isBusy={approving.isLoading}
      onOpen={() => setOpen(expense)}
      onApprove={isCrew ? null : () => void approve({ id: expense.id, version: expense.version })}
    />
  );

  return (
    <Section
      title="Expenses of this booking"
      count={expenses.length > 0 ? payWords(sumOf(expenses)) : undefined}
      actions={
        isCrew &&
        expenses.length < expenseLimits.expenses && (
          <Button variant="outlined" color="inherit" startIcon={<PlusIcon />} onClick={() => setOpen('new')}>
            Add expense
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 1 }}>
        {approving.error && (
          <Note tone="bad" isAlert>
            {errorText(approving.error, 'That was not done. Please try again.')}
          </Note>
        )}
        {expenses.length ? (
          <Card component="ul" aria-label="Expenses">
            {expenses.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} actions={actionsOf(expense)} />
            ))}
          </Card>
        ) : (
          <Card>
            <CardBody>
              Travel, mileage, parking, meals: add what you paid, with the receipt. {sheet.company} approves each on its
              own.
            </CardBody>
          </Card>
        )}
      </Stack>
      {open && <OpenDialog {...{ sheet, isCrew, open }} onClose={() => setOpen(null)} />}
    </Section>
  );
}

interface OpenDialogProps {
  sheet: Timesheet;
  isCrew: boolean;
  open: Expense | 'new';
  onClose: () => void;
}

function OpenDialog({ sheet, isCrew, open, onClose }: OpenDialogProps): ReactNode {
  const expense = open === 'new' ? null : open;
  return (
    <Suspense fallback={null}>
      {isCrew ? (
        <ExpenseDialog sheet={sheet} expense={expense} onClose={onClose} />
      ) : (
        expense && <DisputeExpenseDialog expense={expense} onClose={onClose} />
      )}
    </Suspense>
  );
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <Card>
      <ErrorPanel
        title="The expenses could not be loaded."
        message={errorText(error, 'Please try again.')}
        onRetry={onRetry}
      />
    </Card>
  );
}
