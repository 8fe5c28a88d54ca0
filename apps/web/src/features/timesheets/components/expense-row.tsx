import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import {
  expenseRoutes,
  dayWords,
  type Expense,
  expenseKindNames,
  type ExpenseState,
  expenseStateWords,
  mileageWords,
  payWords,
} from '@crewcall/contracts-bookings';
import { showToast, useAppDispatch } from '@crewcall/web-data-access';
import { Chip, type ChipTone, DownloadIcon, phone } from '@crewcall/web-ui';
import type { ReactNode } from 'react';
import { downloadFrom } from '../../../shared/files';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 96px',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '12px 24px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .quiet': { color: vars.palette.text.secondary, fontSize: '.875rem' },
  '& .sum': { fontWeight: 640, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .acts': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '12px 16px',
    '& .what': { gridColumn: '1 / -1' },
    '& .acts .MuiButton-root': { flex: 1 },
  },
}));

const tones: Readonly<Record<ExpenseState, ChipTone>> = { submitted: 'info', disputed: 'bad', approved: 'good' };
const receiptWords = { scanning: 'is being scanned', blocked: 'did not pass the scan' } as const;

interface ExpenseRowProps {
  expense: Expense;
  /** What the reader can do with it. */
  actions: ReactNode;
}

/** One expense, for its two parties. */
export function ExpenseRow({ expense, actions }: ExpenseRowProps): ReactNode {
  const { kind, day, note, vat_pence, receipt, state, reason } = expense;
  const dispatch = useAppDispatch();
  const save = async (): Promise<void> => {
    if (receipt && !(await downloadFrom(expenseRoutes.receipt(expense.id), receipt.name)))
      dispatch(showToast({ tone: 'bad', title: 'The receipt did not come. Please try again.' }));
  };
  const facts = [
    dayWords(day),
    kind === 'mileage' && mileageWords(expense),
    vat_pence > 0 && `VAT ${payWords(vat_pence)} in it`,
    receipt && receipt.state !== 'safe' && `the receipt ${receiptWords[receipt.state]}`,
    !receipt && 'no receipt',
  ];
  return (
    <Row>
      <div className="what">
        <p>
          {expenseKindNames[kind]}
          {note && `, ${note}`}
        </p>
        <p className="quiet">{facts.filter(Boolean).join(', ')}</p>
        {reason && <p className="quiet">Disputed: “{reason}”</p>}
      </div>
      <div>
        <Chip tone={tones[state]}>{expenseStateWords[state]}</Chip>
      </div>
      <p className="sum">{payWords(expense.amount_pence)}</p>
      {(receipt?.state === 'safe' || actions) && (
        <div className="acts">
          {actions}
          {receipt?.state === 'safe' && (
            <Button
              variant="text"
              color="inherit"
              size="small"
              startIcon={<DownloadIcon />}
              aria-label={`Receipt ${receipt.name}`}
              onClick={() => void save()}
            >
              Receipt
            </Button>
          )}
        </div>
      )}
    </Row>
  );
}
